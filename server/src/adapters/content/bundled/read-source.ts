import { readFile } from 'node:fs/promises';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { RootContent } from 'mdast';
import { parse, YAMLParseError } from 'yaml';

/** One file of a document, read but not understood. */
export interface DocumentSource {
  /** From the content folder on, for messages. */
  readonly file: string;
  readonly type: string;
  readonly uid: string;
  readonly lang: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly body: readonly RootContent[];
  /** Lines of the file above the body. */
  readonly linesAbove: number;
}

const FRONT_MATTER = /^---\r?\n(?<yaml>.*?)^---[ \t]*(?:\r?\n|$)/ms;

function parted(text: string): { fields: unknown; body: string; linesAbove: number } {
  const match = FRONT_MATTER.exec(text);
  if (!match?.groups) throw new SyntaxError('line 1: a document begins with its fields between two lines of ---');
  const above = match[0];
  return {
    fields: parse(match.groups.yaml!),
    body: text.slice(above.length),
    linesAbove: above.split('\n').length - 1,
  };
}

function fieldsAndBody(file: string, text: string) {
  if (!file.endsWith('.json')) return parted(text);
  const { body = '', ...fields } = JSON.parse(text) as Record<string, unknown>;
  if (typeof body !== 'string') throw new SyntaxError('body: must be text in Markdown');
  return { fields, body, linesAbove: 0 };
}

/** What a reader may tell of: the first line says the rest. The line of YAML is counted from the file's own first. */
function reasonOf(error: unknown): string {
  if (error instanceof YAMLParseError) {
    const line = error.linePos?.[0].line;
    return `${line === undefined ? '' : `line ${line + 1}: `}${error.message.split('\n')[0]!.replace(/ at line .*/, '')}`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** Stands in documents for what the installation calls itself. */
const PRODUCT = '{product}';

/** @returns the source, or the words of what keeps the file from being read. */
export async function readSource(
  path: string,
  named: Pick<DocumentSource, 'file' | 'type' | 'uid' | 'lang'>,
  productName: string,
) {
  try {
    const { fields, body, linesAbove } = fieldsAndBody(
      named.file,
      (await readFile(path, 'utf8')).replaceAll(PRODUCT, productName),
    );
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
      return 'the fields must be a list of name: value';
    }
    return { ...named, fields: fields as Record<string, unknown>, body: fromMarkdown(body).children, linesAbove };
  } catch (error) {
    return reasonOf(error);
  }
}

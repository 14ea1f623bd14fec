import { readFile } from 'node:fs/promises';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { RootContent } from 'mdast';
import { parse, YAMLParseError } from 'yaml';

/** One file of a document, split but not yet validated. */
export interface DocumentSource {
  /** Path below the content folder, for messages. */
  readonly file: string;
  readonly type: string;
  readonly uid: string;
  readonly lang: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly body: readonly RootContent[];
  /** Number of lines of the file above the body. */
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

/**
 * The readable part of a parser error: only its first line, with the line number counted from the start of the file.
 */
function reasonOf(error: unknown): string {
  if (error instanceof YAMLParseError) {
    const line = error.linePos?.[0].line;
    return `${line === undefined ? '' : `line ${line + 1}: `}${error.message.split('\n')[0]!.replace(/ at line .*/, '')}`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** Placeholder in documents for the installation's product name. */
const PRODUCT = '{product}';

/** @returns the source, or why the file cannot be read. */
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

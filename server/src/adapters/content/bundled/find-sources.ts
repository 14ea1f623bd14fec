import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTENT_TYPES } from '@kenna/contract';
import { readSource, type DocumentSource } from './read-source.ts';

/** `about.md` is in the repository's main language, `about.fr-fr.md` in another. */
const FILE = /^(?<uid>[a-z0-9][a-z0-9-]*)(?:\.(?<lang>[a-z]{2}-[a-z]{2}))?\.(?:md|json)$/;

export type ReportMistake = (file: string, message: string) => void;

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.')).sort();
}

/**
 * Finds every document below `<content>/<place>`, which has a folder for each type.
 * @param language language of files whose name contains none
 */
export async function findSources(
  content: string,
  place: string,
  { language, productName }: { readonly language: string; readonly productName: string },
  wrong: ReportMistake,
): Promise<DocumentSource[]> {
  const sources: DocumentSource[] = [];
  for (const type of await namesIn(join(content, place))) {
    const folder = `${place}/${type}`;
    if (!CONTENT_TYPES.includes(type as (typeof CONTENT_TYPES)[number])) {
      wrong(folder, `is not a type of document; there are ${CONTENT_TYPES.join(', ')}`);
      continue;
    }
    for (const name of await namesIn(join(content, folder))) {
      const file = `${folder}/${name}`;
      const { uid, lang = language } = FILE.exec(name)?.groups ?? {};
      if (uid === undefined) {
        wrong(file, 'must be named as uid.md, uid.json or uid.fr-fr.md, in lowercase letters, digits and hyphens');
        continue;
      }
      const source = await readSource(join(content, file), { file, type, uid, lang }, productName);
      if (typeof source === 'string') wrong(file, source);
      else sources.push(source);
    }
  }
  return sources;
}

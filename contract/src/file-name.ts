import type { ImageItem } from './images/images.schema.ts';
import { TAKE_FIELDS } from './renders/scenes.schema.ts';

const MOST_WORDS = 6;
/** A name that is cut does not end with them. */
const LEADS_ON = new Set('a an and at by for from in of on or the to with'.split(' '));

/** `emerald-silk-dress-1234`: the first words of a prompt and the seed, safe on every file system. */
export function fileNameOf(prompt: string, seed: number | null): string {
  const words = wordsOf(prompt) ?? ['image'];
  const kept = words.slice(0, MOST_WORDS);
  while (words.length > MOST_WORDS && kept.length > 1 && LEADS_ON.has(kept.at(-1)!)) kept.pop();
  const name = kept.join('-').slice(0, 60);
  return seed === null ? name : `${name}-${seed}`;
}

type NamedPicture = Pick<ImageItem, 'id' | 'prompt' | 'seed' | 'tool' | 'take'>;

/**
 * After its words, what it shows differently and its seed, such as `emerald-silk-dress-back-navy-1234`; without words
 * after what was done to it, and its number.
 */
export function pictureFileName({ id, prompt, seed, tool, take }: NamedPicture): string {
  if (prompt === '') return fileNameOf(tool === null ? 'picture' : tool.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'), id);
  const shown = TAKE_FIELDS.flatMap((field) => wordsOf(take[field] ?? '') ?? []);
  return [fileNameOf(prompt, null), ...shown, seed ?? id].join('-');
}

const wordsOf = (text: string): RegExpMatchArray | null =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);

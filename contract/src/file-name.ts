import type { ImageItem } from './images/images.schema.ts';
import { TAKE_FIELDS } from './renders/scenes.schema.ts';

/** `emerald-silk-dress-1234`: the first words of a prompt and the seed, safe on every file system. */
export function fileNameOf(prompt: string, seed: number | null): string {
  const name = (wordsOf(prompt) ?? ['image']).slice(0, 6).join('-').slice(0, 60);
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

import type { ImageItem } from './images/images.schema.ts';
import { TAKE_FIELDS } from './renders/scenes.schema.ts';

const MAX_WORDS = 6;
/** Words that must not end a shortened name, because another word should follow them. */
const LEADS_ON = new Set('a an and at by for from in of on or the to with'.split(' '));

/** The first words of a prompt and the seed, safe on every file system: `emerald-silk-dress-1234`. */
export function fileNameOf(prompt: string, seed: number | null): string {
  const words = wordsOf(prompt) ?? ['image'];
  const chosen = words.slice(0, MAX_WORDS);
  while (words.length > MAX_WORDS && chosen.length > 1 && LEADS_ON.has(chosen.at(-1)!)) chosen.pop();
  const name = chosen.join('-').slice(0, 60);
  return seed === null ? name : `${name}-${seed}`;
}

type NamedPicture = Pick<ImageItem, 'id' | 'prompt' | 'seed' | 'tool' | 'take'>;

/**
 * Named after the prompt, the take's differences and the seed, such as `emerald-silk-dress-back-navy-1234`. The
 * picture's id replaces a missing seed; without a prompt, the name is that of the tool with the id.
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

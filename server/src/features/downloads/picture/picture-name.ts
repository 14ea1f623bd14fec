import { fileNameOf } from '@kenna/contract';
import type { PictureFile } from '../../images/images.service.ts';

/** `emerald-silk-dress-1234`: after its words and seed, else after what was done to it and its number. */
export function pictureName({ id, prompt, seed, tool }: PictureFile): string {
  if (prompt !== '') return fileNameOf(prompt, seed ?? id);
  return fileNameOf(tool === null ? 'picture' : tool.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'), id);
}

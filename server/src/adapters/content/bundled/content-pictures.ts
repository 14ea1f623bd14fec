import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ImageValue } from './document-values.ts';

export interface ContentPicture {
  /** Absolute path. */
  readonly file: string;
  /** Hash of the file's content, so that a changed picture has another address. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

/** Pictures by the name that documents use. */
export type ContentPictures = ReadonlyMap<string, ContentPicture>;

const PICTURE = /\.(webp|png|jpe?g)$/i;
const HASH_LENGTH = 12;
const PICTURES_PATH = '/content/pictures';

async function readPicture(file: string): Promise<ContentPicture> {
  const bytes = await readFile(file);
  const { width, height } = await sharp(bytes).metadata();
  return { file, hash: createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH), width, height };
}

/**
 * Reads every picture below the folder. `wrong` is called for pictures that cannot be read; other files are ignored.
 */
export async function readPictures(
  folder: string,
  wrong: (file: string, message: string) => void,
): Promise<ContentPictures> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const pictures = new Map<string, ContentPicture>();
  for (const name of names
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => PICTURE.test(path))
    .sort()) {
    await readPicture(join(folder, name)).then(
      (picture) => pictures.set(name, picture),
      () => wrong(`pictures/${name}`, 'is not a picture that can be read'),
    );
  }
  return pictures;
}

export const imageValueOf = (
  name: string,
  { hash, width, height }: ContentPicture,
  alt: string,
  copyright: string | null,
): ImageValue => ({
  id: hash,
  url: `${PICTURES_PATH}/${hash}/${name.split('/').map(encodeURIComponent).join('/')}`,
  dimensions: { width, height },
  edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
  alt,
  copyright,
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

export interface ContentFolder {
  readonly folder: string;
  /** Writes files, by their path in the folder. */
  write(files: Readonly<Record<string, string | Uint8Array>>): Promise<void>;
  remove(): Promise<void>;
}

const LANGUAGES = {
  languages: [
    { id: 'en-us', name: 'English', is_master: true },
    { id: 'fr-fr', name: 'French', is_master: false },
  ],
};

/** A picture of a single colour. */
export const paintedPicture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .webp()
    .toBuffer();

/** A folder of documents in two languages, with additional `files`. */
export async function contentFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): Promise<ContentFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  async function write(written: typeof files): Promise<void> {
    for (const [name, text] of Object.entries(written)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
  }
  await write({ 'repository.json': JSON.stringify(LANGUAGES), ...files });
  return { folder, write, remove: () => rm(folder, { recursive: true, force: true }) };
}

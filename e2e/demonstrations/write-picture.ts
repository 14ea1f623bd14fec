import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const FOLDER = path.resolve(import.meta.dirname, '../../content/pictures');
/** A page of the knowledge base shows many of these pictures, so each must be small. */
const MAX_BYTES = 60_000;
const QUALITIES = [82, 76, 70, 62, 54, 46, 38];

/**
 * Writes a picture of the knowledge base as WebP, in the best quality within `MAX_BYTES`. Throws when no quality is
 * small enough.
 */
export async function writePicture(name: string, picture: Buffer, longestSide: number): Promise<void> {
  const fitted = sharp(picture).resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true });
  for (const quality of QUALITIES) {
    const webp = await fitted.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length > MAX_BYTES) continue;
    await writeFile(path.join(FOLDER, `${name}.webp`), webp);
    process.stdout.write(`${name}.webp, ${Math.round(webp.length / 1000)} kB\n`);
    return;
  }
  throw new Error(`${name} is larger than ${MAX_BYTES} bytes in any quality`);
}

/** Photographs of people and garments, which may be present beside the project and are not part of it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { UploadFile } from './pictures.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../shared/photos');

/** Pixels: as much of a person as the engine needs, at less than half the work of a whole photograph. */
const HEIGHT = 540;

/** null, and a line that says so, when it is not there. */
export async function photograph(name: string): Promise<UploadFile | null> {
  const file = path.join(FOLDER, name);
  if (existsSync(file)) {
    const buffer = await sharp(file).rotate().resize({ height: HEIGHT }).jpeg({ quality: 92 }).toBuffer();
    return { name, mimeType: 'image/jpeg', buffer };
  }
  process.stdout.write(`Skipped: ${file} is not there\n`);
  return null;
}

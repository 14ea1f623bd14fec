/** Photographs of people and garments, which may be present beside the project and are not part of it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { UploadFile } from './pictures.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../shared/photos');

/** null, and a line that says so, when it is not there. */
export function photograph(name: string): UploadFile | null {
  const file = path.join(FOLDER, name);
  if (existsSync(file)) return { name, mimeType: 'image/jpeg', buffer: readFileSync(file) };
  process.stdout.write(`Skipped: ${file} is not there\n`);
  return null;
}

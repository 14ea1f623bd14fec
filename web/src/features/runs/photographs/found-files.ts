/** Files that were chosen or dropped, from the disk or from a ZIP archive, of which only pictures are used. */
import { ERRORS, SOURCE_ENDINGS, UPLOAD_LIMIT_BYTES } from '@kenna/contract';

export interface FoundFile {
  /** The name, after those of the folders in which it is. */
  readonly path: string;
  /** Reads it. It may be refused only now, with a `FileRefused`. */
  readonly read: (signal: AbortSignal) => Promise<File>;
}

/** A file that is left out, with a sentence for the person. */
export interface LeftOut {
  readonly path: string;
  readonly reason: string;
}

export interface FoundFiles {
  readonly files: readonly FoundFile[];
  readonly leftOut: readonly LeftOut[];
}

/** A file that turned out not to be usable. The message is for the person. */
export class FileRefused extends Error {}

const ENDINGS = SOURCE_ENDINGS.split(',');
/** Systems put such files beside those of the person. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.(?!\.?\/)|Thumbs\.db$|desktop\.ini$)/iu;

export const isHidden = (path: string): boolean => HIDDEN.test(path);

/** Why the server would certainly refuse a file; null when it can be sent. */
export function refusalOfFile(path: string, bytes: number): string | null {
  const name = path.toLowerCase();
  if (!ENDINGS.some((ending) => name.endsWith(ending))) return ERRORS.unsupported_type.text;
  return bytes > UPLOAD_LIMIT_BYTES ? ERRORS.too_large.text : null;
}

export const isZip = ({ name }: File): boolean => name.toLowerCase().endsWith('.zip');

/** Splits files into those that can be sent and those that are left out. */
export function sortFiles(found: readonly { readonly path: string; readonly file: File }[]): FoundFiles {
  const seen = found.filter(({ path }) => !isHidden(path));
  const refused = seen.map(({ path, file }) => ({ path, file, reason: refusalOfFile(path, file.size) }));
  return {
    files: refused.flatMap(({ path, file, reason }) => (reason === null ? [{ path, read: async () => file }] : [])),
    leftOut: refused.flatMap(({ path, reason }) => (reason === null ? [] : [{ path, reason }])),
  };
}

/** Error codes for a missing file, or a folder at its path. */
const CODES = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EPERM']);

export const isAbsent = (error: unknown): boolean => CODES.has((error as NodeJS.ErrnoException).code ?? '');

/** Returns null when the file does not exist or the path is a folder. */
export async function orNull<Result>(action: Promise<Result>): Promise<Result | null> {
  try {
    return await action;
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

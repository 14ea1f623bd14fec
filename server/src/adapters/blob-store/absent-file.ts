/** Codes of a file that is not there, or of a folder in its place. */
const CODES = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EPERM']);

export const isAbsent = (error: unknown): boolean => CODES.has((error as NodeJS.ErrnoException).code ?? '');

/** null when the file is not there, or a folder is in its place. */
export async function orNull<Result>(action: Promise<Result>): Promise<Result | null> {
  try {
    return await action;
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

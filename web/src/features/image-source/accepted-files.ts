import type { ImageTool, PixelSize } from '@kenna/contract';
import { showToast } from '../../ui/messages/toast.store.ts';
import { measureFile } from './measure-file.ts';
import type { RefusedFile } from './refused-files.ts';
import { refusalOf, warningOf } from './upload-rules.ts';

/**
 * Returns the files that can be uploaded. Shows a message for each that is smaller than recommended, and calls `refuse`
 * for each that would be refused, by default with a message as well.
 */
export async function acceptedFiles(
  files: readonly File[],
  page: ImageTool,
  refuse: (refused: RefusedFile) => void = ({ reason }) => showFailure(reason),
): Promise<File[]> {
  const measured = await Promise.all(files.map(async (file) => ({ file, size: await measureFile(file) })));
  return measured.flatMap(({ file, size }) => {
    const reason = refusalOf({ type: file.type, bytes: file.size, size }, page);
    if (reason !== null) {
      refuse({ name: file.name, reason });
      return [];
    }
    showFailure(smallness(size, page));
    return [file];
  });
}

const smallness = (size: PixelSize | null, page: ImageTool): string | null => size && warningOf(size, page);

/** Shows an error message, with a button that calls `retry` if there is one. */
export function showFailure(text: string | null, retry?: () => void): void {
  if (text === null) return;
  showToast({ title: text, type: 'error', flag: 1, ...(retry && { action: { label: 'Try again', onAct: retry } }) });
}

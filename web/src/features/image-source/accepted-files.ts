import type { ImageTool, PixelSize } from '@kenna/contract';
import { showToast } from '../../ui/messages/toast.store.ts';
import { measureFile } from './measure-file.ts';
import { refusalOf, warningOf } from './upload-rules.ts';

/**
 * Returns the files that can be uploaded. Shows a message for each that would be refused or is smaller than
 * recommended.
 */
export async function acceptedFiles(files: readonly File[], page: ImageTool): Promise<File[]> {
  const measured = await Promise.all(files.map(async (file) => ({ file, size: await measureFile(file) })));
  return measured.flatMap(({ file, size }) => {
    const refusal = refusalOf({ type: file.type, bytes: file.size, size }, page);
    showFailure(refusal ?? smallness(size, page));
    return refusal === null ? [file] : [];
  });
}

const smallness = (size: PixelSize | null, page: ImageTool): string | null => size && warningOf(size, page);

/** Shows an error message, with a button that calls `retry` if there is one. */
export function showFailure(text: string | null, retry?: () => void): void {
  if (text === null) return;
  showToast({ title: text, type: 'error', flag: 1, ...(retry && { action: { label: 'Try again', onAct: retry } }) });
}

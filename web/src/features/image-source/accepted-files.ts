import type { ImageTool, PixelSize } from '@kenna/contract';
import { showToast } from '../../ui/messages/toast.store.ts';
import { measureFile } from './measure-file.ts';
import { refusalOf, warningOf } from './upload-rules.ts';

/** Says what is refused at once; answers what may be sent. */
export async function acceptedFiles(files: readonly File[], page: ImageTool): Promise<File[]> {
  const measured = await Promise.all(files.map(async (file) => ({ file, size: await measureFile(file) })));
  return measured.flatMap(({ file, size }) => {
    const refusal = refusalOf({ type: file.type, bytes: file.size, size }, page);
    tellOf(refusal ?? smallness(size, page));
    return refusal === null ? [file] : [];
  });
}

const smallness = (size: PixelSize | null, page: ImageTool): string | null => size && warningOf(size, page);

/** `again` does once more what may succeed then. */
export function tellOf(text: string | null, again?: () => void): void {
  if (text === null) return;
  showToast({ title: text, type: 'error', flag: 1, ...(again && { action: { label: 'Try again', onAct: again } }) });
}

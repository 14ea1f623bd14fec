import type { PixelSize } from '@kenna/contract';

/** Size of the picture in a file in pixels; null when the browser cannot decode it. The server then checks the size. */
export async function measureFile(file: Blob): Promise<PixelSize | null> {
  if (!file.type.startsWith('image/')) return null;
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return null;
  }
}

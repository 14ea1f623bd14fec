import type { PixelSize } from '@kenna/contract';

/** The sides of the picture in a file; null when the browser cannot read it, which the server then judges. */
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

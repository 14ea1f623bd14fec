/** A displayed image as a PNG file, ready for upload. */
export async function fileOfImage(image: HTMLImageElement, name: string): Promise<File> {
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob ? [blob] : [], `${name}.png`, { type: 'image/png' });
}

/** The pixels at an address as they are in the file, ready for the graphics card. @throws when there is no picture. */
export async function loadBitmap(address: string): Promise<ImageBitmap> {
  const picture = new Image();
  // Files may come from another origin, which says that they may be read.
  picture.crossOrigin = 'anonymous';
  picture.src = address;
  await picture.decode();
  return createImageBitmap(picture, { premultiplyAlpha: 'premultiply', colorSpaceConversion: 'none' });
}

/**
 * Loads the pixels of a picture without colour conversion, ready for the graphics card. @throws when there is no
 * picture.
 */
export async function loadBitmap(address: string): Promise<ImageBitmap> {
  const picture = new Image();
  // Files may be served from another origin, which allows reading them.
  picture.crossOrigin = 'anonymous';
  picture.src = address;
  await picture.decode();
  return createImageBitmap(picture, { premultiplyAlpha: 'premultiply', colorSpaceConversion: 'none' });
}

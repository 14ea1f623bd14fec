import type { Channel, FileCheck } from '@kenna/contract';
import sharp from 'sharp';
import { checkPicture } from './check-picture.ts';
import { colourSpaceOf } from './colour-space.ts';

const FORMATS: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

/** Checks a file as a channel does: by decoding it again. @throws Error when it cannot be decoded. */
export async function checkFile(file: Uint8Array, channel: Channel): Promise<FileCheck[]> {
  const { format, space, icc } = await sharp(file).metadata();
  const { data, info } = await sharp(file)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const facts = {
    format: FORMATS[format] ?? format,
    bytes: file.byteLength,
    colourSpace: colourSpaceOf({ space, icc }),
  };
  return checkPicture({ width: info.width, height: info.height, data: new Uint8Array(data) }, facts, channel);
}

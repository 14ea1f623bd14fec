/**
 * Pictures drawn by the fake remote engines: determined by the seed, the words and the source pictures. When there is a
 * source, unmasked pixels change slightly, as with every real model.
 */
import sharp from 'sharp';

export interface RawPicture {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly data: Uint8Array;
}

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly words: string;
  readonly start?: { readonly picture: RawPicture; readonly strength: number; readonly mask: RawPicture | null } | null;
}

const DRIFT = 2;

export async function readPicture(bytes: Uint8Array): Promise<RawPicture> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: info.channels, data: new Uint8Array(data) };
}

export const writePicture = ({ width, height, channels, data }: RawPicture): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: channels as 3 | 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let k = 0; k < text.length; k++) hash = Math.imul(hash ^ text.charCodeAt(k), 0x01000193);
  return hash >>> 0;
}

export function drawPicture({ width, height, seed, words, start }: Drawing): RawPicture {
  const hash = hashOf(`${seed} ${words}`);
  const data = new Uint8Array(width * height * 3);
  for (let y = 0, k = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      for (let c = 0; c < 3; c++, k++) {
        const drawn = 40 + ((((hash >>> (c * 8)) & 0xff) + (x >> 2) + (y >> 3) * (c + 1)) % 200);
        data[k] = start ? mixed(start, at, c, drawn) : drawn;
      }
    }
  }
  return { width, height, channels: 3, data };
}

function mixed(
  { picture, strength, mask }: NonNullable<Drawing['start']>,
  at: number,
  c: number,
  drawn: number,
): number {
  const there = Math.min(255, picture.data[at * picture.channels + Math.min(c, picture.channels - 1)]! + DRIFT);
  const isRepainted = mask === null || mask.data[at * mask.channels]! > 127;
  return isRepainted ? Math.round(there * (1 - strength) + drawn * strength) : there;
}

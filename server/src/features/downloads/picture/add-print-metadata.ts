/**
 * Adds to an original the metadata that other saved files have: the sRGB profile and the print resolution. Only the
 * header before the pixels is rewritten, so nothing is decoded or lost.
 */
import sharp from 'sharp';
import { DENSITY, type MadeFile } from './encode-picture.ts';

const PNG_HEAD = 8;
/** Bytes of the length, name and checksum around the data of a PNG chunk. */
const CHUNK_FRAME = 12;

interface Piece {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Splits a PNG into chunks. Source: PNG (Third Edition), 5.3. */
function chunksOf(png: Buffer): Piece[] {
  const chunks: Piece[] = [];
  for (let at = PNG_HEAD; at + CHUNK_FRAME <= png.length;) {
    const end = at + CHUNK_FRAME + png.readUInt32BE(at);
    chunks.push({ name: png.toString('latin1', at + 4, at + 8), bytes: png.subarray(at, end) });
    at = end;
  }
  return chunks;
}

const sample = () =>
  sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } })
    .withIccProfile('srgb')
    .withMetadata({ density: DENSITY });

async function describedPng(png: Buffer): Promise<Buffer> {
  const profileChunks = chunksOf(await sample().png().toBuffer()).filter(
    ({ name }) => name === 'iCCP' || name === 'pHYs',
  );
  const [head, ...rest] = chunksOf(png);
  const otherChunks = rest.filter(({ name }) => !['iCCP', 'sRGB', 'pHYs'].includes(name));
  return Buffer.concat([
    png.subarray(0, PNG_HEAD),
    ...[head!, ...profileChunks, ...otherChunks].map(({ bytes }) => bytes),
  ]);
}

/**
 * Inserts a JFIF segment with the resolution and a segment with the ICC profile. Source: JFIF 1.02, and ICC.1:2022,
 * B.4.
 */
async function describedJpeg(jpeg: Buffer): Promise<Buffer> {
  const { icc } = await sharp(await sample().jpeg().toBuffer()).metadata();
  const segment = (marker: number, content: Buffer) => {
    const frame = Buffer.from([0xff, marker, 0, 0]);
    frame.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([frame, content]);
  };
  const jfif = Buffer.from([...Buffer.from('JFIF\0'), 1, 2, 1, 0, 0, 0, 0, 0, 0]);
  jfif.writeUInt16BE(DENSITY, 8);
  jfif.writeUInt16BE(DENSITY, 10);
  const profile = segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), icc ?? Buffer.alloc(0)]));
  return Buffer.concat([jpeg.subarray(0, 2), segment(0xe0, jfif), profile, jpeg.subarray(2)]);
}

/** `bytes`: a stored PNG or JPEG, which has no colour profile and no resolution. */
export async function addPrintMetadata(bytes: Uint8Array, contentType: string): Promise<MadeFile> {
  const original = Buffer.from(bytes);
  return contentType === 'image/png'
    ? { data: await describedPng(original), contentType: 'image/png' }
    : { data: await describedJpeg(original), contentType: 'image/jpeg' };
}

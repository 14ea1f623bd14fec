/** Files that are no pictures, are cut off, or claim to be far larger than they are. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { SeededRandom } from './seeded-random.ts';

export interface HostileFile {
  readonly name: string;
  readonly type: string;
  readonly data: Buffer;
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** A picture of one bit per pixel, of which only the first `rows` are there. */
function png(width: number, height: number, rows: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const lines = Buffer.alloc((Math.ceil(width / 8) + 1) * rows);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(lines)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Encodes the files once; the returned generator only cuts and damages them. */
export async function hostileFiles(): Promise<(random: SeededRandom) => HostileFile> {
  const plain = sharp({ create: { width: 320, height: 260, channels: 3, background: '#8090a0' } });
  const [whole, jpeg, webp, avif] = await Promise.all([
    plain.clone().png().toBuffer(),
    plain.clone().jpeg().toBuffer(),
    plain.clone().webp().toBuffer(),
    plain.clone().avif().toBuffer(),
  ]);
  const pictures = [
    { name: 'a.png', type: 'image/png', data: whole },
    { name: 'a.jpg', type: 'image/jpeg', data: jpeg },
    { name: 'a.webp', type: 'image/webp', data: webp },
    { name: 'a.avif', type: 'image/avif', data: avif },
  ];
  const odd = [
    { name: 'bomb.png', type: 'image/png', data: png(30_000, 30_000, 30_000) },
    { name: 'claims.png', type: 'image/png', data: png(60_000, 60_000, 1) },
    { name: 'flat.png', type: 'image/png', data: png(1, 900_000, 900_000) },
    { name: 'none.png', type: 'image/png', data: Buffer.alloc(0) },
    { name: 'text.png', type: 'image/png', data: Buffer.from('not a picture') },
    { name: 'a.svg', type: 'image/svg+xml', data: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    {
      name: 'entities.svg',
      type: 'image/svg+xml',
      data: Buffer.from(
        '<!DOCTYPE s [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
      ),
    },
    { name: 'a.gif', type: 'image/gif', data: Buffer.from('GIF89a\xff\xff\xff\xff\x00\x00\x00', 'latin1') },
    {
      name: 'a.pdf',
      type: 'application/pdf',
      data: Buffer.from('%PDF-1.7\n1 0 obj<</Pages 1 0 R>>endobj trailer<</Root 1 0 R>>'),
    },
    {
      name: 'a.heic',
      type: 'image/heic',
      data: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\xff\xff', 'latin1'),
    },
    { name: 'a.csv', type: 'text/csv', data: Buffer.from(`name,hex\n"a""\0",#12\n${'x,'.repeat(500)}\n`) },
    {
      name: 'a.ase',
      type: 'application/octet-stream',
      data: Buffer.from('ASEF\0\x01\0\0\xff\xff\xff\xff\0\x01\xff\xff\xff\xff', 'latin1'),
    },
    { name: 'large.png', type: 'image/png', data: Buffer.alloc(9_500_000, 1) },
  ];

  return (random) => {
    if (random.isTrue(0.15)) return random.pick(pictures);
    if (random.isTrue(0.4)) return random.pick(odd);
    const picture = random.pick(pictures);
    const data = Buffer.from(picture.data.subarray(0, 1 + random.below(picture.data.length)));
    for (let flaw = random.below(6); flaw > 0; flaw--) data[random.below(data.length)] = random.below(256);
    return { ...picture, data };
  };
}

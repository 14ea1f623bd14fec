/**
 * Writes a HEIC like a phone's, without an encoder: an HEVC picture of one colour whose blocks are all stored as
 * samples (ITU-T H.265, 7.3 and 9.3; `pcm_flag`), in the container of ISO/IEC 23008-12.
 */

/**
 * Range that CABAC assigns to the less probable symbol in each state, while the range is at its maximum (H.265, table
 * 9-46).
 */
const RARE_RANGES = [
  240, 227, 216, 205, 195, 185, 175, 166, 158, 150, 142, 135, 128, 122, 116, 110, 104, 99, 94, 89, 85, 80, 76, 72, 69,
  66, 62, 59, 56, 53, 51, 48, 46, 43, 41, 39, 37, 35, 33, 32, 30, 29, 27, 26, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15,
  14, 14, 13, 12, 12, 11, 11, 10, 9,
];
/** CABAC state in which `part_mode` begins in an intra slice of QP 26 (initValue 184). */
const FIRST_STATE = 0;
const BLOCK = 16;

/** A bit writer in the notation of the standard. */
function bits() {
  let text = '';
  const writer = {
    u(length: number, value: number) {
      text += value.toString(2).padStart(length, '0');
      return writer;
    },
    ue(value: number) {
      const code = (value + 1).toString(2);
      text += '0'.repeat(code.length - 1) + code;
      return writer;
    },
    flags(pattern: string) {
      text += pattern;
      return writer;
    },
    align() {
      text = text.padEnd(Math.ceil(text.length / 8) * 8, '0');
      return writer;
    },
    end: () => writer.flags('1').align(),
    bytes: () => (text.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)),
  };
  return writer;
}
type Bits = ReturnType<typeof bits>;

/** A NAL unit; escapes byte sequences that look like a start code. */
function unit(type: number, payload: readonly number[]): number[] {
  const out = [type << 1, 1];
  let zeros = 0;
  for (const byte of payload) {
    if (zeros >= 2 && byte <= 3) {
      out.push(3);
      zeros = 0;
    }
    out.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return out;
}

/** Main Still Picture, level 2. */
const profile = (to: Bits) => to.u(8, 3).u(32, 0x70000000).flags('1001').u(32, 0).u(12, 0).u(8, 60);

function videoParameters() {
  const to = bits().u(4, 0).u(2, 3).u(6, 0).u(3, 0).flags('1').u(16, 0xffff);
  return profile(to).flags('1').ue(0).ue(0).ue(0).u(6, 0).ue(0).flags('00').end().bytes();
}

function sequenceParameters(width: number, height: number) {
  const to = profile(bits().u(4, 0).u(3, 0).flags('1')).ue(0).ue(1).ue(width).ue(height).flags('0');
  to.ue(0).ue(0).ue(4).flags('1').ue(0).ue(0).ue(0);
  // Blocks of 16 alone, stored as 8-bit samples and not smoothed.
  to.ue(1).ue(0).ue(0).ue(2).ue(0).ue(0).flags('0001').u(4, 7).u(4, 7).ue(1).ue(0).flags('1');
  return to.ue(0).flags('00000').end().bytes();
}

const pictureParameters = () =>
  bits()
    .ue(0)
    .ue(0)
    .flags('0000000')
    .ue(0)
    .ue(0)
    .ue(0)
    .flags('000')
    .ue(0)
    .ue(0)
    // Neither tiles nor waves; no deblocking.
    .flags('0000001101')
    .flags('00')
    .ue(0)
    .flags('00')
    .end()
    .bytes();

/** Luma and two chroma values, from 16 to 240. */
type Yuv = readonly [number, number, number];

function slice(blocks: number, [y, u, v]: Yuv): number[] {
  const to = bits().flags('10').ue(0).ue(2).ue(0).end();
  /** Ends a part of the arithmetic code whose low border this is (9.3.4.3.5). */
  const flush = (low: number, length: number) =>
    to
      .flags(
        low
          .toString(2)
          .padStart(length, '0')
          .slice(0, length - 1),
      )
      .flags('1');
  let range = 510;
  for (let block = 0; block < blocks; block++) {
    // One whole block, then the flag of stored samples, which ends the code.
    range -= RARE_RANGES[Math.min(62, FIRST_STATE + block)]!;
    const isRenormalised = range < 256;
    if (isRenormalised) range *= 2;
    flush(range - 2, isRenormalised ? 10 : 9).align();
    for (let sample = 0; sample < BLOCK * BLOCK; sample++) to.u(8, y);
    for (let sample = 0; sample < (BLOCK * BLOCK) / 4; sample++) to.u(8, u);
    for (let sample = 0; sample < (BLOCK * BLOCK) / 4; sample++) to.u(8, v);
    // The flag of the last block of the slice.
    range = 508;
  }
  flush(range, 9);
  return to.align().bytes();
}

type Content = Buffer | readonly number[] | string;
function box(name: string, ...contents: readonly Content[]): Buffer {
  const parts = contents.map((each) => (typeof each === 'string' ? Buffer.from(each, 'latin1') : Buffer.from(each)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + parts.reduce((sum, { length }) => sum + length, 0));
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, ...parts]);
}
const short = (value: number) => [value >> 8, value & 255];
const long = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];

interface HeicOptions {
  /** Width in pixels, a multiple of 16. */
  readonly width: number;
  readonly height: number;
  readonly colour: Yuv;
  /** Size declared by the container, if it differs from the picture. */
  readonly claimed?: { readonly width: number; readonly height: number };
  /** An ICC profile. */
  readonly icc?: Buffer;
  /** Quarter turns anticlockwise. */
  readonly turns?: number;
}

export function heicPicture({ width, height, colour, claimed, icc, turns = 0 }: HeicOptions): Buffer {
  const sets = [
    unit(32, videoParameters()),
    unit(33, sequenceParameters(width, height)),
    unit(34, pictureParameters()),
  ];
  const listed = sets.flatMap((set, index) => [0x80 | (32 + index), 0, 1, ...short(set.length), ...set]);
  const configuration = [1, 3, 0x70, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 60, 0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, 3];
  const said = claimed ?? { width, height };
  const properties = [
    box('hvcC', [...configuration, ...listed]),
    box('ispe', long(0), long(said.width), long(said.height)),
    box('irot', [turns]),
    ...(icc ? [box('colr', 'prof', icc)] : []),
  ];
  const coded = unit(19, slice((width / BLOCK) * (height / BLOCK), colour));
  const associations = properties.map((_, index) => index + 1);
  const head = (offset: number) =>
    Buffer.concat([
      box('ftyp', 'heic', long(0), 'mif1heic'),
      box(
        'meta',
        long(0),
        box('hdlr', long(0), long(0), 'pict', Buffer.alloc(13)),
        box('pitm', long(0), short(1)),
        box('iinf', long(0), short(1), box('infe', [2, 0, 0, 0], short(1), short(0), 'hvc1', [0])),
        box(
          'iprp',
          box('ipco', ...properties),
          box('ipma', long(0), long(1), short(1), [associations.length, ...associations]),
        ),
        box('iloc', long(0), [0x44, 0], short(1), short(1), short(0), short(1), long(offset), long(coded.length + 4)),
      ),
    ]);
  const start = head(0).length + 8;
  return Buffer.concat([head(start), box('mdat', long(coded.length), coded)]);
}

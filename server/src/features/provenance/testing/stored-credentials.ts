/**
 * Finds the store of content credentials in a file, independently of the library that writes it. Sources: C2PA Technical
 * Specification 2.2, A.3 (embedding in JPEG, PNG, TIFF, RIFF, BMFF, SVG); TIFF 6.0; ISO/IEC 14496-12.
 */

export type CredentialedFormat = 'jpg' | 'png' | 'webp' | 'avif' | 'tiff' | 'svg';

/** Bytes before the store in a C2PA box of BMFF: version and flags, "manifest" with a zero, an offset. */
const BMFF_HEAD = 4 + 9 + 8;
export const BMFF_USER_TYPE = Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex');
export const TIFF_TAG = 0xcd_41;

/** @throws Error when there is none. */
export function storeIn(file: Buffer, format: CredentialedFormat): Buffer {
  const store = READERS[format](file);
  if (store === null) throw new Error(`this ${format} has no content credentials`);
  return store;
}

const READERS: Record<CredentialedFormat, (file: Buffer) => Buffer | null> = {
  png(file) {
    for (let at = 8; at + 12 <= file.length; at += 12 + file.readUInt32BE(at)) {
      const data = file.subarray(at + 8, at + 8 + file.readUInt32BE(at));
      if (file.toString('latin1', at + 4, at + 8) === 'caBX') return data;
    }
    return null;
  },

  /** Segments APP11 continue each other; each repeats the head of the box. */
  jpg(file) {
    const parts: Buffer[] = [];
    for (let at = 2; file[at] === 0xff && file[at + 1] !== 0xda; at += 2 + file.readUInt16BE(at + 2)) {
      if (file[at + 1] !== 0xeb || file.toString('latin1', at + 4, at + 6) !== 'JP') continue;
      const [from, to] = [at + 12, at + 2 + file.readUInt16BE(at + 2)];
      parts.push(file.subarray(parts.length === 0 ? from : from + 8, to));
    }
    return parts.length === 0 ? null : Buffer.concat(parts);
  },

  webp(file) {
    for (let at = 12; at + 8 <= file.length; at += 8 + file.readUInt32LE(at + 4) + (file.readUInt32LE(at + 4) % 2)) {
      const data = file.subarray(at + 8, at + 8 + file.readUInt32LE(at + 4));
      if (file.toString('latin1', at, at + 4) === 'C2PA') return data;
    }
    return null;
  },

  avif(file) {
    const box = bmffBoxes(file).find(
      ({ type, bytes }) => type === 'uuid' && bytes.subarray(8, 24).equals(BMFF_USER_TYPE),
    );
    return box?.bytes.subarray(24 + BMFF_HEAD) ?? null;
  },

  tiff(file) {
    const isLittle = file.toString('latin1', 0, 2) === 'II';
    const [short, long] = isLittle
      ? [file.readUInt16LE.bind(file), file.readUInt32LE.bind(file)]
      : [file.readUInt16BE.bind(file), file.readUInt32BE.bind(file)];
    for (let directory = long(4); directory !== 0;) {
      const count = short(directory);
      for (let entry = directory + 2; entry < directory + 2 + 12 * count; entry += 12) {
        if (short(entry) === TIFF_TAG) return file.subarray(long(entry + 8), long(entry + 8) + long(entry + 4));
      }
      directory = long(directory + 2 + 12 * count);
    }
    return null;
  },

  svg(file) {
    const [, text] = /<c2pa:manifest>([^<]*)<\/c2pa:manifest>/.exec(file.toString('utf8')) ?? [];
    return text === undefined ? null : Buffer.from(text, 'base64');
  },
};

/** The boxes of a BMFF file that are not in another one. */
export function bmffBoxes(file: Buffer) {
  const boxes: { readonly at: number; readonly type: string; readonly bytes: Buffer }[] = [];
  for (let at = 0; at + 8 <= file.length;) {
    const length = file.readUInt32BE(at);
    if (length < 8) throw new Error('boxes without a plain length are not expected');
    boxes.push({ at, type: file.toString('latin1', at + 4, at + 8), bytes: file.subarray(at, at + length) });
    at += length;
  }
  return boxes;
}

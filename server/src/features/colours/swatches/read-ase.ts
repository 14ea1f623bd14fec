/**
 * Reads Adobe Swatch Exchange files, all numbers big-endian: "ASEF", a version, the number of blocks, then blocks of a
 * type, a length and their content. Adobe has not published the format; the layout follows descriptions of files that
 * its programs write.
 */
import { SWATCH_LIMIT } from '@kenna/contract';
import { ofCmyk, ofGrey, ofLab, ofRgb, type Converted } from './convert-colour.ts';
import { unreadableFile, type Swatch, type SwatchFile } from './swatch.ts';

const SIGNATURE = 'ASEF';
const HEADER_BYTES = 12;
const BLOCK_HEADER_BYTES = 6;
/** Types of blocks; the others mark the beginning and the end of a group. */
const COLOUR_BLOCK = 0x0001;
/** Maximum number of blocks: each swatch may have a group of its own, which has two. */
const BLOCK_LIMIT = 3 * SWATCH_LIMIT;

/** Colour models by their four-letter codes, with the number of values of each. */
const MODELS: Readonly<Record<string, { readonly values: number; readonly convert: (v: number[]) => Converted }>> = {
  'RGB ': { values: 3, convert: ([r, g, b]) => ofRgb([r!, g!, b!]) },
  CMYK: { values: 4, convert: ([c, m, y, k]) => ofCmyk([c!, m!, y!, k!]) },
  // The lightness is stored as 0 to 1, the other two as they are.
  'LAB ': { values: 3, convert: ([l, a, b]) => ofLab([100 * l!, a!, b!]) },
  Gray: { values: 1, convert: ([v]) => ofGrey(v!) },
};

export const isAse = (bytes: Buffer): boolean => bytes.toString('latin1', 0, SIGNATURE.length) === SIGNATURE;

/** @throws AppError `invalid_fields` with the number of the block that cannot be read. */
export function readAse(bytes: Buffer): SwatchFile {
  if (bytes.length < HEADER_BYTES) throw unreadableFile('The file ends before its first block.');
  const count = bytes.readUInt32BE(8);
  if (count > BLOCK_LIMIT) throw unreadableFile(`The file has ${count} blocks. At most ${BLOCK_LIMIT} are read.`);
  const swatches: Swatch[] = [];
  const skipped: SwatchFile['skipped'][number][] = [];
  let at = HEADER_BYTES;
  for (let number = 1; number <= count; number++) {
    const place = `Block ${number}`;
    if (at + BLOCK_HEADER_BYTES > bytes.length) {
      throw unreadableFile(`${place}: the file says that it has ${count} blocks, but it ends here.`);
    }
    const [type, length] = [bytes.readUInt16BE(at), bytes.readUInt32BE(at + 2)];
    at += BLOCK_HEADER_BYTES;
    if (length > bytes.length - at) {
      throw unreadableFile(`${place} has a length of ${length} bytes, but only ${bytes.length - at} are left.`);
    }
    if (type === COLOUR_BLOCK) {
      const read = readColour(bytes.subarray(at, at + length), place);
      if ('reason' in read) skipped.push(read);
      else swatches.push(read);
    }
    at += length;
  }
  if (swatches.length > SWATCH_LIMIT) throw unreadableFile(`The file has more than ${SWATCH_LIMIT} colours.`);
  return { swatches, skipped };
}

function readColour(block: Buffer, place: string): Swatch | SwatchFile['skipped'][number] {
  const cutOff = () => unreadableFile(`${place}: the colour is cut off.`);
  if (block.length < 2) throw cutOff();
  // Counts UTF-16 units, with the NUL at the end.
  const nameEnd = 2 + 2 * block.readUInt16BE(0);
  const valuesAt = nameEnd + 4;
  if (valuesAt > block.length) throw cutOff();
  const name = utf16(block.subarray(2, nameEnd));
  const code = block.toString('latin1', nameEnd, valuesAt);
  const model = MODELS[code] ?? MODELS[code.charAt(0) + code.slice(1).toLowerCase()];
  if (model === undefined) return { place, name, reason: `The colour model "${printable(code)}" is not known.` };
  if (valuesAt + 4 * model.values > block.length) throw cutOff();
  const values = Array.from({ length: model.values }, (_, index) => block.readFloatBE(valuesAt + 4 * index));
  const largest = code === 'LAB ' ? 128 : 1;
  if (!values.every((value) => Math.abs(value) <= largest)) {
    return { place, name, reason: 'Its values are outside the range of its colour model.' };
  }
  return { place, name, ...model.convert(values) };
}

const printable = (code: string): string => code.replace(/[^ -~]/g, '?').trim();

/** Decodes big-endian UTF-16 up to the first NUL; unpaired surrogates become replacement characters. */
function utf16(bytes: Buffer): string {
  const [text = ''] = Buffer.from(bytes).swap16().toString('utf16le').split('\0');
  return text.toWellFormed();
}

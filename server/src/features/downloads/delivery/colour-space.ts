/** The colour space of a file by its embedded profile, as channels read it. */
import type { Metadata } from 'sharp';

const HEADER = 128;
const TAG_BYTES = 12;

/**
 * The description of an ICC profile; null where it has none that can be read. Source: ICC.1:2022, 7.3 and 10.15 (mluc),
 * and ICC.1:2001-04, 6.5.17 (desc).
 */
function profileName(icc: Buffer): string | null {
  if (icc.length < HEADER + 4) return null;
  const count = icc.readUInt32BE(HEADER);
  for (let tag = 0; tag < count; tag++) {
    const at = HEADER + 4 + tag * TAG_BYTES;
    if (at + TAG_BYTES > icc.length) return null;
    if (icc.toString('latin1', at, at + 4) !== 'desc') continue;
    const text = icc.subarray(icc.readUInt32BE(at + 4), icc.readUInt32BE(at + 4) + icc.readUInt32BE(at + 8));
    return textOf(text);
  }
  return null;
}

function textOf(tag: Buffer): string | null {
  const type = tag.toString('latin1', 0, 4);
  if (type === 'desc' && tag.length > 12) {
    return tag.toString('latin1', 12, 12 + Math.max(0, tag.readUInt32BE(8) - 1));
  }
  if (type !== 'mluc' || tag.length < 28) return null;
  const [length, start] = [tag.readUInt32BE(20), tag.readUInt32BE(24)];
  return Buffer.from(tag.subarray(start, start + length - (length % 2)))
    .swap16()
    .toString('utf16le');
}

/**
 * "sRGB", or the name of another colour space. Without a profile, RGB means sRGB on the web (CSS Color 4, section 10).
 */
export function colourSpaceOf({ space, icc }: Pick<Metadata, 'space' | 'icc'>): string {
  if (space !== 'srgb') return space ?? 'unknown';
  const name = icc === undefined ? 'sRGB' : (profileName(icc) ?? 'an unknown profile');
  return /\bsrgb/i.test(name) ? 'sRGB' : name;
}

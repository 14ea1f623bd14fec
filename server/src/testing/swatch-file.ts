/** Writes Adobe Swatch Exchange files. */

/** A swatch with the values as its file stores them, or a group's name. */
type Entry =
  { readonly name: string; readonly model: string; readonly values: readonly number[] } | { readonly group: string };

/** Text as big-endian UTF-16 with a NUL at the end, after its length. */
function textOf(text: string): Buffer {
  const units = Buffer.from(`${text}\0`, 'utf16le').swap16();
  const length = Buffer.alloc(2);
  length.writeUInt16BE(units.length / 2);
  return Buffer.concat([length, units]);
}

export function aseBlock(type: number, content: Buffer): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt16BE(type);
  head.writeUInt32BE(content.length, 2);
  return Buffer.concat([head, content]);
}

function blockOf(entry: Entry): Buffer {
  if ('group' in entry) return aseBlock(0xc001, textOf(entry.group));
  const values = Buffer.alloc(4 * entry.values.length + 2);
  entry.values.forEach((value, index) => values.writeFloatBE(value, 4 * index));
  return aseBlock(1, Buffer.concat([textOf(entry.name), Buffer.from(entry.model, 'latin1'), values]));
}

/** @param count the number of blocks that the header promises; by default the true one. */
export function aseFile(entries: readonly Entry[], count = entries.length): Buffer {
  const head = Buffer.alloc(12);
  head.write('ASEF', 'latin1');
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(count, 8);
  return Buffer.concat([head, ...entries.map(blockOf)]);
}

/**
 * Looks at the headers of a tar before it is read: it must be whole, and extended headers, which the reader keeps in
 * memory, must be small. Reads 512 bytes per entry.
 */
import { open, type FileHandle } from 'node:fs/promises';
import { BackupError } from './backup-error.ts';

const BLOCK = 512;
/** An extended header contains a long name, nothing else. */
const MAX_EXTENDED_BYTES = 16_384;
const SIZE_OFFSET = 124;
const SIZE_LENGTH = 12;
const TYPE_OFFSET = 156;
/** Type of an extended header, which describes the entry after it. */
const EXTENDED = 'x';
/** Types of an ordinary file. Old programs write a zero byte. */
const PLAIN = ['0', '\0'];

const ENDS_EARLY = 'The backup is incomplete: the file ends before its end. Copy it again from where it was made.';
const foreign = (file: string) => new BackupError(`${file} is not a backup of this program.`);

/** @throws BackupError when the file is incomplete or has entries that no backup has. */
export async function checkTar(file: string): Promise<void> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(
      error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${error.code}).`,
    );
  });
  try {
    const { size: end } = await handle.stat();
    let position = 0;
    for (;;) {
      const header = await readAt(handle, position, BLOCK);
      if (header.length < BLOCK) throw position === 0 ? foreign(file) : new BackupError(ENDS_EARLY);
      if (header.every((byte) => byte === 0)) return;
      const size = sizeIn(header);
      const type = String.fromCharCode(header[TYPE_OFFSET] ?? 0);
      if (size === null || header.toString('latin1', 257, 262) !== 'ustar') throw foreign(file);
      if (type === EXTENDED) await checkExtended(handle, file, position + BLOCK, size);
      else if (!PLAIN.includes(type)) throw foreign(file);
      position += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
      if (position > end) throw new BackupError(ENDS_EARLY);
    }
  } finally {
    await handle.close();
  }
}

/** An extended header must not replace the size of its entry, because the reader would then see other entries. */
async function checkExtended(handle: FileHandle, file: string, position: number, size: number): Promise<void> {
  if (size > MAX_EXTENDED_BYTES) throw foreign(file);
  const text = (await readAt(handle, position, size)).toString();
  if (!/^\d+ path=[^\n]*\n$/.test(text)) throw foreign(file);
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Octal digits, or a big-endian number when the first bit is set. Returns null when it is neither. */
function sizeIn(header: Buffer): number | null {
  const field = header.subarray(SIZE_OFFSET, SIZE_OFFSET + SIZE_LENGTH);
  if ((field[0]! & 0x80) !== 0) {
    const size = Number(field.readBigUInt64BE(4));
    return field[0] === 0x80 && Number.isSafeInteger(size) ? size : null;
  }
  const text = field.toString('latin1').replace(/[\0 ]+$/, '');
  return /^[0-7]+$/.test(text) ? Number.parseInt(text, 8) : null;
}

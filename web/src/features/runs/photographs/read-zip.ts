/**
 * Lists the pictures of a ZIP archive without unpacking it: only its directory is read, from the end of the file, and each
 * picture when it is uploaded. So an archive of any size needs the memory of one picture. What a directory declares is
 * checked first, and what is unpacked is counted, because the declaration may be false.
 */
import { PHOTOGRAPH_LIMIT, ROW_LIMIT, UPLOAD_LIMIT_BYTES, ERRORS } from '@kenna/contract';
import { BlobReader, configure, ZipReader, type FileEntry } from '@zip.js/zip.js/lib/zip-core-native.js';
import { FileRefused, isHidden, refusalOfFile, type FoundFile, type FoundFiles, type LeftOut } from './found-files.ts';

// The browser unpacks outside of the page's thread by itself; workers of the library would need another content policy.
configure({ useWebWorkers: false });

/** No run has more photographs. */
const MAX_ENTRIES = ROW_LIMIT * PHOTOGRAPH_LIMIT;

const NO_ZIP = 'It is not a ZIP archive, or it is damaged.';
const DAMAGED = 'It is damaged in the ZIP archive.';
const OUTSIDE = 'Its name points outside the ZIP archive.';
const ENCRYPTED = 'It is encrypted with a password.';
const LINK = 'It is a link to another file.';

/** Absolute names, drive letters and parent folders, with slashes in either direction. */
const isOutside = (path: string): boolean => /^(?:[\\/]|[a-z]:)|(?:^|[\\/])\.\.(?:[\\/]|$)/iu.test(path);

export async function readZip(archive: File): Promise<FoundFiles> {
  const reader = new ZipReader(new BlobReader(archive), {
    filenameValidation: 'tolerant',
    checkOverlappingEntry: true,
  });
  const files: FoundFile[] = [];
  const leftOut: LeftOut[] = [];
  let entries = 0;
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      entries += 1;
      if (entries > MAX_ENTRIES) return { files: [], leftOut: [{ path: archive.name, reason: TOO_MANY }] };
      if (entry.directory || isHidden(entry.filename)) continue;
      const path = entry.filename;
      const reason = refusalOfEntry(entry);
      if (reason === null) files.push({ path, read: (signal) => unpack(entry, signal) });
      else leftOut.push({ path, reason });
    }
    return { files, leftOut };
  } catch {
    return { files: [], leftOut: [{ path: archive.name, reason: NO_ZIP }] };
  }
}

const TOO_MANY = `It has more than ${MAX_ENTRIES.toLocaleString('en')} files. Split it.`;

function refusalOfEntry({ filename, encrypted, symlink, uncompressedSize }: FileEntry): string | null {
  if (isOutside(filename)) return OUTSIDE;
  if (symlink) return LINK;
  if (encrypted) return ENCRYPTED;
  return refusalOfFile(filename, uncompressedSize);
}

/** @throws FileRefused when it is damaged, or larger than it claims and than the limit. */
async function unpack(entry: FileEntry, signal: AbortSignal): Promise<File> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const bounded = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(piece) {
      bytes += piece.length;
      if (bytes > UPLOAD_LIMIT_BYTES) throw new FileRefused(ERRORS.too_large.text);
      pieces.push(piece.slice());
    },
  });
  try {
    await entry.getData(bounded, { signal, checkCrc32: true });
  } catch (error) {
    signal.throwIfAborted();
    throw bytes > UPLOAD_LIMIT_BYTES
      ? new FileRefused(ERRORS.too_large.text)
      : new FileRefused(DAMAGED, { cause: error });
  }
  return new File(pieces, entry.filename.split('/').at(-1)!);
}

import { ERRORS, UPLOAD_LIMIT_BYTES } from '@kenna/contract';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { expect, test } from 'vitest';
import { FileRefused } from './found-files.ts';
import { readZip } from './read-zip.ts';

const archive = (entries: Zippable | Uint8Array) =>
  new File([entries instanceof Uint8Array ? entries.slice() : zipSync(entries).slice()], 'photographs.zip');
const never = new AbortController().signal;

/** Replaces the sizes that the headers of an archive with one file declare for it. */
function declaring(zipped: Uint8Array, bytes: number): Uint8Array {
  const view = new DataView(zipped.buffer, zipped.byteOffset);
  view.setUint32(22, bytes, true);
  const directory = view.getUint32(zipped.length - 6, true);
  view.setUint32(directory + 24, bytes, true);
  return zipped;
}

test('the pictures of an archive are listed with their folders, and unpacked one by one', async () => {
  const picture = new Uint8Array(5000).fill(7);
  const { files, leftOut } = await readZip(
    archive({ 'shop/': new Uint8Array(), 'shop/A.jpg': picture, 'B.png': [picture, { level: 0 }] }),
  );
  expect([files.map(({ path }) => path), leftOut]).toEqual([['shop/A.jpg', 'B.png'], []]);
  for (const { read } of files) expect(new Uint8Array(await (await read(never)).arrayBuffer())).toEqual(picture);
  expect((await files[0]!.read(never)).name).toBe('A.jpg');
});

test('files that systems put beside those of the person are not mentioned', async () => {
  const { files, leftOut } = await readZip(
    archive({ '__MACOSX/._A.jpg': strToU8('x'), '.DS_Store': strToU8('x'), 'shop/Thumbs.db': strToU8('x') }),
  );
  expect([files, leftOut]).toEqual([[], []]);
});

test.each([
  ['a path out of the archive', '../A.jpg', 'Its name points outside the ZIP archive.'],
  ['a path out of the archive with backslashes', 'a\\..\\..\\A.jpg', 'Its name points outside the ZIP archive.'],
  ['an absolute path', '/etc/A.jpg', 'Its name points outside the ZIP archive.'],
  ['a drive', 'C:/A.jpg', 'Its name points outside the ZIP archive.'],
  ['another type', 'A.exe', ERRORS.unsupported_type.text],
  ['an archive in the archive', 'A.zip', ERRORS.unsupported_type.text],
])('%s is refused by name, and the others are not', async (_, path, reason) => {
  const { files, leftOut } = await readZip(archive({ [path]: strToU8('x'), 'B.jpg': strToU8('x') }));
  expect(files.map((file) => file.path)).toEqual(['B.jpg']);
  expect(leftOut).toEqual([{ path, reason }]);
});

test('a picture that is too large is refused before it is unpacked', async () => {
  const { files, leftOut } = await readZip(archive({ 'A.jpg': new Uint8Array(UPLOAD_LIMIT_BYTES + 1) }));
  expect([files, leftOut]).toEqual([[], [{ path: 'A.jpg', reason: ERRORS.too_large.text }]]);
});

test('a bomb that hides its size is stopped while it is unpacked', async () => {
  const bomb = declaring(zipSync({ 'A.jpg': new Uint8Array(2 * UPLOAD_LIMIT_BYTES) }), 1000);
  const { files } = await readZip(archive(bomb));
  const reading = files[0]!.read(never);
  await expect(reading).rejects.toThrow(FileRefused);
});

test.each([
  ['no archive', strToU8('this is a text')],
  ['half an archive', zipSync({ 'A.jpg': new Uint8Array(5000) }).slice(0, 60)],
])('%s is refused as a whole', async (_, bytes) => {
  expect(await readZip(archive(bytes))).toEqual({
    files: [],
    leftOut: [{ path: 'photographs.zip', reason: 'It is not a ZIP archive, or it is damaged.' }],
  });
});

test('a picture that is damaged is refused when it is read', async () => {
  const zipped = zipSync({ 'A.jpg': [strToU8('a picture'), { level: 0 }] });
  zipped[zipped.indexOf('p'.charCodeAt(0), 36)] = 0;
  const { files } = await readZip(archive(zipped));
  await expect(files[0]!.read(never)).rejects.toThrow('It is damaged in the ZIP archive.');
});

import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { packPictures, uniqueNames } from './pack-pictures.ts';

const ALWAYS = async () => true;
const when = new Date('2026-05-04T10:00:00Z');
const entry = (name: string, data: Uint8Array | null) => ({ name, read: vi.fn(async () => data) });

test('gives every file a unique name, ignoring case', () => {
  expect(uniqueNames(['a.jpg', 'A.jpg', 'a.jpg', 'b.png'])).toEqual(['a.jpg', 'A-2.jpg', 'a-3.jpg', 'b.png']);
});

test('reads no picture before the reader has received the previous one', async () => {
  const entries = Array.from({ length: 6 }, (_, index) => entry(`${index}.png`, new Uint8Array(100_000)));
  const onEnd = vi.fn();
  const archive = packPictures({ entries, onProgress: ALWAYS, onEnd, modifiedAt: when });
  await vi.waitFor(() => expect(entries[0]!.read).toHaveBeenCalled());
  await new Promise((resolve) => setImmediate(resolve));
  expect(entries[2]!.read).not.toHaveBeenCalled();
  expect((await buffer(archive)).length).toBeGreaterThan(600_000);
  expect(onEnd).toHaveBeenCalledWith(true);
});

test('stops when the reader disconnects, and when it is cancelled', async () => {
  for (const stop of ['reader', 'owner']) {
    const entries = Array.from({ length: 50 }, (_, index) => entry(`${index}.png`, new Uint8Array(100_000)));
    const onEnd = vi.fn();
    const onProgress = async (done: number) => stop === 'reader' || done < 2;
    const archive = packPictures({ entries, onProgress, onEnd, modifiedAt: when });
    archive.on('error', () => undefined);
    if (stop === 'reader') archive.once('data', () => archive.destroy());
    else archive.resume();
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledWith(false));
    expect(entries.at(-1)!.read).not.toHaveBeenCalled();
  }
});

test('can be read by another program, and lists missing pictures', async () => {
  const entries = [
    entry('ślubna-1.png', Buffer.from('first')),
    entry('gone-2.png', null),
    entry('b.png', Buffer.from('b')),
  ];
  const onEnd = () => undefined;
  const archive = packPictures({ entries, onProgress: ALWAYS, onEnd, modifiedAt: when });
  const files = unzipSync(await buffer(archive));
  expect(Object.keys(files)).toEqual(['ślubna-1.png', 'b.png', 'not-included.txt']);
  expect(strFromU8(files['ślubna-1.png']!)).toBe('first');
  expect(strFromU8(files['not-included.txt']!)).toContain('gone-2.png');
});

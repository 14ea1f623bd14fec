import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Mask, Pixels } from '../../../ports/engine-task.ts';
import { compositeOutsideMask } from './composite-outside-mask.ts';
import { drawingSize } from '@kenna/contract';
import { expandCanvas } from './expand-canvas.ts';
import { coverTo, letterbox, placedPart, stretchMaskTo, stretchTo } from './fit-to-size.ts';
import { invertMask, maskAsAlpha, maskAsPixels } from './mask-forms.ts';
import { cropBack, padMaskToMultiple, padToMultiple } from './pad-to-multiple.ts';
import { decodePicture, encodePng } from './png.ts';

const side = fc.integer({ min: 1, max: 20 });
const size = fc.record({ width: side, height: side });
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

const pixelsOf = ({ width, height }: { width: number; height: number }, channels: 3 | 4): fc.Arbitrary<Pixels> =>
  bytes(width * height * channels).map((data) => ({ width, height, channels, data }));
const maskOf = ({ width, height }: { width: number; height: number }): fc.Arbitrary<Mask> =>
  fc
    .array(fc.constantFrom(0, 0, 128, 255, 255), { minLength: width * height, maxLength: width * height })
    .map((values) => ({ width, height, data: Uint8Array.from(values) }));
const channels = fc.constantFrom(3 as const, 4 as const);
const picture = fc.tuple(size, channels).chain(([at, count]) => pixelsOf(at, count));

const plain = (width: number, height: number, colour: readonly number[]): Pixels => ({
  width,
  height,
  channels: colour.length === 4 ? 4 : 3,
  data: Uint8Array.from({ length: width * height * colour.length }, (_, k) => colour[k % colour.length]!),
});

test('unmasked pixels are unchanged, whatever the engine made and however wide the feather is', () => {
  const cases = fc
    .tuple(size, channels, channels)
    .chain(([at, first, second]) =>
      fc.record({ original: pixelsOf(at, first), made: pixelsOf(at, second), mask: maskOf(at), feather: fc.nat(12) }),
    );
  fc.assert(
    fc.property(cases, ({ original, made, mask, feather }) => {
      const { channels: count, data } = compositeOutsideMask({ original, made, mask, feather });
      for (const [k, value] of mask.data.entries()) {
        if (value !== 0) continue;
        const kept = original.data.subarray(k * original.channels, (k + 1) * original.channels);
        const own = data.subarray(k * count, k * count + original.channels);
        expect(own).toEqual(kept);
        if (count > original.channels) expect(data[k * 4 + 3]).toBe(255);
      }
    }),
  );
});

test('fully masked pixels are those of the engine', () => {
  const cases = fc
    .tuple(size, channels)
    .chain(([at, count]) => fc.record({ original: pixelsOf(at, count), made: pixelsOf(at, count) }));
  fc.assert(
    fc.property(cases, ({ original, made }) => {
      const { width, height } = original;
      const mask = { width, height, data: new Uint8Array(width * height).fill(255) };
      expect(compositeOutsideMask({ original, made, mask, feather: 0 }).data).toEqual(made.data);
      // The border of the picture does not count as an edge of the mask, so it is not feathered.
      expect(compositeOutsideMask({ original, made, mask, feather: 5 }).data).toEqual(made.data);
    }),
  );
});

test('a feather leads monotonically inwards from the original to the new picture', () => {
  const mask = { width: 12, height: 1, data: Uint8Array.from({ length: 12 }, (_, x) => (x < 3 ? 0 : 255)) };
  const composed = compositeOutsideMask({
    original: plain(12, 1, [0, 0, 0]),
    made: plain(12, 1, [200, 200, 200]),
    mask,
    feather: 4,
  });
  const reds = Array.from({ length: 12 }, (_, x) => composed.data[x * 3]!);
  expect(reds.slice(0, 3)).toEqual([0, 0, 0]);
  expect(reds).toEqual([...reds].sort((first, second) => first - second));
  expect(new Set(reds.slice(2, 8)).size).toBe(6);
  expect(reds.slice(7)).toEqual([200, 200, 200, 200, 200]);
});

test('a transparent original does not tint the new picture', () => {
  const mask = { width: 1, height: 1, data: Uint8Array.of(128) };
  const [original, made] = [plain(1, 1, [255, 0, 0, 0]), plain(1, 1, [0, 0, 255])];
  expect([...compositeOutsideMask({ original, made, mask, feather: 0 }).data]).toEqual([0, 0, 255, 128]);
});

test('padding to a multiple is undone exactly by cropping, and the padding is not masked', () => {
  fc.assert(
    fc.property(picture, fc.constantFrom(1, 8, 16, 64), (pixels, multiple) => {
      const padded = padToMultiple(pixels, multiple);
      expect([padded.width % multiple, padded.height % multiple]).toEqual([0, 0]);
      expect(cropBack(padded, pixels)).toEqual(pixels);
      const { width, height } = pixels;
      const mask = padMaskToMultiple({ width, height, data: new Uint8Array(width * height).fill(255) }, multiple);
      expect([mask.width, mask.height]).toEqual([padded.width, padded.height]);
      expect(mask.data.reduce((sum, value) => sum + value / 255, 0)).toBe(width * height);
    }),
  );
  expect(() => cropBack(plain(2, 2, [0, 0, 0]), { width: 3, height: 2 })).toThrow(RangeError);
});

test('inverting a mask twice gives the same mask', () => {
  fc.assert(fc.property(size.chain(maskOf), (mask) => void expect(invertMask(invertMask(mask))).toEqual(mask)));
});

test('a mask becomes a picture that is white, or alpha that is transparent, where it repaints', () => {
  const mask = { width: 2, height: 1, data: Uint8Array.of(255, 0) };
  expect([...maskAsPixels(mask).data]).toEqual([255, 255, 255, 0, 0, 0]);
  expect([...maskAsAlpha(plain(2, 1, [1, 2, 3]), mask).data]).toEqual([1, 2, 3, 0, 1, 2, 3, 255]);
  expect(() => maskAsAlpha(plain(1, 1, [1, 2, 3]), mask)).toThrow(RangeError);
});

test('a canvas contains its picture unchanged at its position, and masks all the rest', async () => {
  const cases = size.chain((at) =>
    fc.record({ source: pixelsOf(at, 3), x: fc.integer({ min: -4, max: 8 }), y: fc.integer({ min: -4, max: 8 }) }),
  );
  const canvas = { width: 24, height: 20 };
  await fc.assert(
    fc.asyncProperty(cases, async ({ source, x, y }) => {
      const placement = { x, y, width: source.width, height: source.height };
      fc.pre(x + source.width > 0 && y + source.height > 0);
      const { pixels, mask } = await expandCanvas(source, canvas, placement);
      for (const [k, value] of mask.data.entries()) {
        const [column, row] = [(k % canvas.width) - x, Math.floor(k / canvas.width) - y];
        const inside = column >= 0 && row >= 0 && column < source.width && row < source.height;
        expect(value).toBe(inside ? 0 : 255);
        const at = (row * source.width + column) * 3;
        if (inside) expect(pixels.data.subarray(k * 3, k * 3 + 3)).toEqual(source.data.subarray(at, at + 3));
      }
    }),
    { numRuns: 40 },
  );
});

test('the edge colours continue around the picture, and a picture outside the canvas is refused', async () => {
  const placement = { x: 2, y: 2, width: 1, height: 1 };
  const { pixels } = await expandCanvas(plain(1, 1, [9, 8, 7]), { width: 4, height: 4 }, placement);
  expect(pixels).toEqual(plain(4, 4, [9, 8, 7]));
  const outside = expandCanvas(plain(1, 1, [9, 8, 7]), { width: 4, height: 4 }, { ...placement, x: 4 });
  await expect(outside).rejects.toThrow(RangeError);
});

test('a letterboxed picture keeps its aspect ratio, lies whole on the background, and can be cut out again', async () => {
  const { pixels, placement } = await letterbox(plain(10, 20, [0, 0, 255]), { width: 64, height: 40 }, '#ff0000');
  expect(placement).toEqual({ x: 22, y: 0, width: 20, height: 40 });
  expect([...pixels.data.subarray(0, 3)]).toEqual([255, 0, 0]);
  expect(await placedPart(pixels, placement)).toEqual(plain(20, 40, [0, 0, 255]));
});

test('pictures and masks are resized to any size', async () => {
  const source = plain(7, 5, [10, 20, 30, 255]);
  for (const fit of [stretchTo, coverTo])
    expect(await fit(source, { width: 16, height: 9 })).toEqual(plain(16, 9, [10, 20, 30, 255]));
  const mask = { width: 2, height: 1, data: Uint8Array.of(0, 255) };
  const stretched = await stretchMaskTo(mask, { width: 8, height: 4 });
  expect([stretched.data[0], stretched.data[7], stretched.data.length]).toEqual([0, 255, 32]);
});

test('drawing sizes are multiples near the requested aspect ratio and the training size of the model', () => {
  const rules = { multiple: 64, pixels: 1024 * 1024 };
  expect(drawingSize({ width: 512, height: 512 }, rules)).toEqual({ width: 1024, height: 1024 });
  expect(drawingSize({ width: 768, height: 1024 }, rules)).toEqual({ width: 896, height: 1152 });
  expect(drawingSize({ width: 100, height: 2000 }, rules)).toEqual({ width: 256, height: 4608 });
  expect(drawingSize({ width: 769, height: 500 }, { multiple: 8, pixels: null })).toEqual({ width: 776, height: 504 });
});

test('PNG encoding is lossless, and a greyscale picture is decoded to three channels', async () => {
  const source = { width: 2, height: 1, channels: 4 as const, data: Uint8Array.of(1, 2, 3, 4, 250, 251, 252, 255) };
  expect(await decodePicture(await encodePng(source))).toEqual(source);
  const raw = { width: 2, height: 1, channels: 1 as const };
  const grey = await sharp(Uint8Array.of(7, 200), { raw }).toColourspace('b-w').png().toBuffer();
  expect([...(await decodePicture(grey)).data]).toEqual([7, 7, 7, 200, 200, 200]);
  await expect(decodePicture(Buffer.from('<html>'))).rejects.toMatchObject({ kind: 'failed' });
});

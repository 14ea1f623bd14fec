import { expect, it } from 'vitest';
import { packPicture, unpackPicture } from '../../foundation/image/packed-picture.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { placeablePicture } from './placeable-picture.ts';

type Colour = readonly [number, number, number, number?];

/** A picture of `side` pixels, of which `paint` gives each. */
function picture(side: number, paint: (x: number, y: number) => Colour, channels: 3 | 4 = 3): EnginePixels {
  const data = new Uint8Array(side * side * channels);
  for (let i = 0; i < side * side; i++) {
    const [r, g, b, a = 255] = paint(i % side, Math.floor(i / side));
    data.set(channels === 4 ? [r, g, b, a] : [r, g, b], i * channels);
  }
  return { width: side, height: side, channels, data };
}

const WHITE: Colour = [255, 255, 255];
const RED: Colour = [210, 30, 20];

/** A red ring of radius 30 round the middle of a white square of 100 pixels, with soft edges. */
const ring = (x: number, y: number): Colour => {
  const away = Math.abs(Math.hypot(x - 50, y - 50) - 22);
  const share = Math.min(1, Math.max(0, 8.5 - away));
  return [0, 1, 2].map((c) => Math.round(255 + (RED[c]! - 255) * share)) as unknown as Colour;
};

it('a logo is cut out of a plain background, its holes too, and its soft edges keep its colour', () => {
  const packed = placeablePicture(picture(100, ring))!;
  expect([packed.width, packed.height]).toEqual([61, 61]);
  const { data } = unpackPicture(packed);
  const at = (x: number, y: number) => [...data.subarray((y * 61 + x) * 4, (y * 61 + x) * 4 + 4)];
  expect(at(30, 8)).toEqual([...RED, 255]);
  expect(at(30, 30)[3]).toBe(0);
  expect(at(1, 1)[3]).toBe(0);
  const soft = Array.from({ length: 61 * 61 }, (_, i) => at(i % 61, Math.floor(i / 61))).filter(
    ([, , , a]) => a! > 40 && a! < 215,
  );
  expect(soft.length).toBeGreaterThan(50);
  for (const [r, g] of soft) expect([r! > 190, g! < 60]).toEqual([true, true]);
});

it('a photograph without a plain background and a picture with its own opacity are used as they are', () => {
  const photo = picture(64, (x, y) => [(x * 37 + y * 11) % 256, (y * 53) % 256, (x * y) % 256]);
  const whole = placeablePicture(photo)!;
  expect([whole.width, whole.height]).toEqual([64, 64]);
  expect(unpackPicture(whole).data.filter((_, k) => k % 4 !== 3)).toEqual(photo.data);
  const own = picture(64, (x) => [...WHITE.slice(0, 3), x < 20 ? 0 : 255] as unknown as Colour, 4);
  expect(placeablePicture(own)).toMatchObject({ width: 44, height: 64 });
});

it('a large picture is reduced, and one that shows nothing is null', () => {
  const large = placeablePicture(picture(1200, (x, y) => [(x >> 2) % 256, (y >> 2) % 256, 90]))!;
  expect([large.width, large.height]).toEqual([512, 512]);
  expect(placeablePicture(picture(64, () => [0, 0, 0, 0], 4))).toBeNull();
});

it('a packed picture is JSON from which the same pixels come, with one name for equal pictures', () => {
  const source = picture(40, (x, y) => [x * 6, y * 6, (x ^ y) * 4, (x * y) % 256], 4);
  const packed = packPicture(source);
  expect(unpackPicture(JSON.parse(JSON.stringify(packed)) as typeof packed)).toEqual(source);
  expect(packPicture({ ...source, data: source.data.slice() }).digest).toBe(packed.digest);
  expect(() => unpackPicture({ ...packed, width: 20 })).toThrow();
});

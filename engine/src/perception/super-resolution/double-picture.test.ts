import { beforeAll, describe, expect, it } from 'vitest';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { doublePicture } from './double-picture.ts';
import { doubleTile } from './double-tile.ts';
import type { SuperResolution } from './load-super-resolution.ts';
import { superResolution } from './super-resolution.ts';
import { tilesOf } from './tiles.ts';

/** Milliseconds for one test; a run of the network is slow on a busy machine. */
const TIMEOUT = 60_000;

/** Waves, an edge and grain, so that an error shows everywhere. */
function busyPicture(width: number, height: number): EnginePixels {
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < data.length; i++) {
    const [x, y, channel] = [Math.floor(i / 3) % width, Math.floor(i / 3 / width), i % 3];
    const grain = ((i * 2654435761) >>> 0) % 17;
    data[i] = 110 + 60 * Math.sin(x * 0.31 + channel) * Math.cos(y * 0.17) + (x + 2 * y > 300 ? 50 : 0) + grain;
  }
  return { width, height, channels: 3, data };
}

describe('doubling a picture', () => {
  let network: SuperResolution;
  beforeAll(async () => {
    network = await superResolution(() => undefined);
  }, TIMEOUT);

  it(
    'gives the same for tiles as for one piece, without a seam',
    async () => {
      const source = busyPicture(300, 70);
      expect(tilesOf(300, 70)).toHaveLength(2);
      const tiled = await doublePicture(network, source, () => undefined);
      const whole = { ...tiled, data: new Uint8Array(tiled.data.length) };
      await doubleTile(network, source, { left: 0, top: 0, width: 300, height: 70 }, whole);
      const most = tiled.data.reduce((worst, value, i) => Math.max(worst, Math.abs(value - whole.data[i]!)), 0);
      expect(most).toBeLessThanOrEqual(1);
    },
    TIMEOUT,
  );

  it(
    'keeps a flat colour flat up to the border',
    async () => {
      const data = new Uint8Array(40 * 32 * 3).map((_, i) => [200, 120, 40][i % 3]!);
      const { data: large } = await doublePicture(
        network,
        { width: 40, height: 32, channels: 3, data },
        () => undefined,
      );
      const most = large.reduce((worst, value, i) => Math.max(worst, Math.abs(value - data[i % 3]!)), 0);
      expect(most).toBeLessThanOrEqual(3);
    },
    TIMEOUT,
  );

  it(
    'enlarges transparency without a rim of the colour that lies hidden in it',
    async () => {
      const side = 48;
      const inside = (i: number) => Math.hypot((i % side) - 23.5, Math.floor(i / side) - 23.5) < 16;
      const data = new Uint8Array(side * side * 4);
      for (let i = 0; i < side * side; i++) data.set(inside(i) ? [230, 200, 60, 255] : [0, 0, 0, 0], 4 * i);
      const { data: large } = await doublePicture(
        network,
        { width: side, height: side, channels: 4, data },
        () => undefined,
      );
      const seen = Array.from({ length: 4 * side * side }, (_, i) => large.subarray(4 * i, 4 * i + 4)).filter(
        ([, , , a]) => a! > 0,
      );
      expect(seen.length / (4 * side * side)).toBeCloseTo((Math.PI * 16 ** 2) / side ** 2, 1);
      expect(Math.min(...seen.map(([red]) => red!))).toBeGreaterThan(210);
      expect(large[3]).toBe(0);
      expect(large[(side * 2 * side + side) * 4 + 3]).toBe(255);
    },
    TIMEOUT,
  );

  it('cuts a picture of any size into tiles of at most 256 pixels a side that cover its area', () => {
    for (const [width, height] of [
      [16, 2999],
      [257, 256],
      [1000, 1],
    ] as const) {
      const tiles = tilesOf(width, height);
      expect(tiles.reduce((sum, tile) => sum + tile.width * tile.height, 0)).toBe(width * height);
      expect(Math.max(...tiles.flatMap((tile) => [tile.width, tile.height]))).toBeLessThanOrEqual(256);
    }
  });
});

import { describe, expect, it } from 'vitest';
import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import { colourFields } from '../colours/colour-fields.ts';
import { seeThrough } from './see-through.ts';

const SIDE = 256;
const RADIUS = 70;
const WALL = 0.8;
const distanceOf = (i: number) => Math.hypot((i % SIDE) - 128, Math.floor(i / SIDE) - 128);

/** A disc before a grey wall, whose light is `light(distance from its centre, y)`. */
function disc(light: (distance: number, y: number, channel: number) => number): EnginePixels {
  const data = Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, k) => {
    const i = Math.floor(k / 3);
    return Math.round(255 * (distanceOf(i) < RADIUS ? light(distanceOf(i), Math.floor(i / SIDE), k % 3) : WALL));
  });
  return { width: SIDE, height: SIDE, channels: 3, data };
}
const opaque = Uint8Array.from({ length: SIDE * SIDE }, (_, i) => (distanceOf(i) < RADIUS ? 255 : 0));
const cutOf = async (picture: EnginePixels) =>
  seeThrough(picture, opaque, await colourFields(picture, opaque), () => undefined).alpha;
const middle = 128 * SIDE + 128;

/** Light of a bright room that a clear surface reflects, more at the top than below. */
const mirrored = (y: number) => WALL * 0.85 + 0.16 - (0.12 * y) / SIDE;
const glass = (distance: number, y: number) => (distance > RADIUS - 7 ? 0.3 : mirrored(y));

describe('clear glass', () => {
  it('shows what is behind it and keeps its rim', async () => {
    const alpha = await cutOf(disc(glass));
    expect(alpha[middle]).toBeLessThan(80);
    expect(alpha[middle + RADIUS - 3]).toBeGreaterThan(140);
    expect(alpha[middle + RADIUS + 3]).toBe(0);
  });

  it('is not white cloth on white, which has no rim', async () => {
    expect(await cutOf(disc((_, y) => mirrored(y)))).toBe(opaque);
  });

  it('is not paper within a drawn line, which reflects nothing', async () => {
    expect(await cutOf(disc((distance) => (distance > RADIUS - 7 ? 0.1 : WALL)))).toBe(opaque);
  });

  it('is not cloth with folds within a dark hem', async () => {
    const folds = (distance: number, y: number) =>
      distance > RADIUS - 7 ? 0.3 : mirrored(y) + 0.03 * Math.sin(distance * 1.7);
    expect(await cutOf(disc(folds))).toBe(opaque);
  });
});

describe('coloured glass', () => {
  const BLUE = [0.25, 0.5, 0.75];
  const rimmed = (light: (y: number) => number) => (distance: number, y: number, channel: number) =>
    BLUE[channel]! * (distance > RADIUS - 7 ? 0.4 : 1) + (distance > RADIUS - 7 ? 0 : light(y) * (1 - BLUE[channel]!));

  it('shows as much of what is behind it as its darkest channel does, and keeps its highlights', async () => {
    const alpha = await cutOf(disc(rimmed((y) => (y < 100 ? 0.25 : 0))));
    expect(alpha[middle]).toBeGreaterThan(170);
    expect(alpha[middle]).toBeLessThan(210);
    expect(alpha[middle - 40 * SIDE]).toBeGreaterThan(170);
    expect(alpha[middle + RADIUS - 3]).toBeGreaterThan(200);
  });

  it('is not a lit object of that colour, which has several shades', async () => {
    const lit = (_: number, y: number, channel: number) => BLUE[channel]! * (1.25 - (0.9 * y) / SIDE);
    expect(await cutOf(disc(lit))).toBe(opaque);
  });

  it('is not cloth of one colour within a dark hem', async () => {
    expect(await cutOf(disc(rimmed((y) => 0.1 - (0.1 * y) / SIDE)))).toBe(opaque);
  });
});

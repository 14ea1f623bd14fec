import { describe, expect, it } from 'vitest';
import type { EngineMask, EnginePixels } from '../../foundation/image/pixels.ts';
import { matteOfLostSubject, matteOnPlain } from './matte-on-plain.ts';

const [width, height] = [200, 240];
/** A top with short sleeves. */
const isTop = (x: number, y: number): boolean =>
  y >= 10 && y < 225 && ((x >= 60 && x < 140) || (y < 75 && x >= 20 && x < 180));
const alpha = Uint8Array.from({ length: width * height }, (_, i) =>
  isTop(i % width, Math.floor(i / width)) ? 255 : 0,
);

/** The top in one colour before one of 244 levels; `shift` changes the background, in levels. */
function photograph(colour: number, shift: (x: number, y: number) => number = () => 0) {
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++)
    data.fill(alpha[i]! > 0 ? colour : 244 + shift(i % width, Math.floor(i / width)), 3 * i, 3 * i + 3);
  return { width, height, channels: 3, data } satisfies EnginePixels;
}

const matteOf = (isFound: (x: number, y: number) => boolean): EngineMask => ({
  width,
  height,
  data: alpha.map((value, i) => (isFound(i % width, Math.floor(i / width)) ? value : 0)),
});

/** Overlap of a matte with the top: intersection over union. */
function overlap({ data }: EngineMask): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < data.length; i++) {
    if (data[i]! >= 128 && alpha[i]! > 0) both++;
    if (data[i]! >= 128 || alpha[i]! > 0) either++;
  }
  return both / either;
}

const noise = (x: number, y: number): number => ((x * 31 + y * 17) % 9) - 4;

describe('the matte of a garment before a plain background', () => {
  it('contains pale cloth that the network missed, also before a noisy background', () => {
    const half = matteOf((x, y) => x < 90 && y < 120);
    expect(overlap(half)).toBeLessThan(0.4);
    expect(overlap(matteOnPlain(photograph(252), half))).toBeGreaterThan(0.95);
    expect(overlap(matteOnPlain(photograph(215, noise), half))).toBeGreaterThan(0.95);
  });

  it('has no shadow that falls on the background', () => {
    const shadow = (x: number, y: number) => -Math.max(0, 34 - Math.hypot(x - 150, y - 200));
    const whole = matteOf(() => true);
    expect(overlap(matteOnPlain(photograph(120, shadow), whole))).toBeGreaterThan(0.97);
  });

  it('has no edge of compression around the cloth', () => {
    const ringing = (x: number, y: number) =>
      [-3, 0, 3].some((dx) => [-3, 0, 3].some((dy) => (alpha[(y + dy) * width + x + dx] ?? 0) > 0)) ? -20 : 0;
    const holed = matteOf((x, y) => Math.hypot(x - 100, y - 120) > 25);
    expect(overlap(matteOnPlain(photograph(120, ringing), holed))).toBeGreaterThan(0.97);
  });

  it('has no gap between a sleeve and the body that the network covered, and all of a pale sleeve', () => {
    const picture = photograph(120);
    const sleeve = (x: number, y: number) => x >= 20 && x < 36 && y < 200 && y >= 40;
    for (let i = 0; i < width * height; i++)
      if (sleeve(i % width, Math.floor(i / width))) picture.data.fill(120, 3 * i, 3 * i + 3);
    const covered = { width, height, data: alpha.slice() };
    for (let y = 40; y < 200; y++) covered.data.fill(255, y * width + 20, y * width + 60);
    const opened = matteOnPlain(picture, covered);
    expect(opened.data[150 * width + 48]).toBe(0);
    expect(opened.data[150 * width + 28]).toBe(255);
    for (let i = 0; i < width * height; i++)
      if (sleeve(i % width, Math.floor(i / width))) picture.data.fill(244, 3 * i, 3 * i + 3);
    const pale = { width, height, data: alpha.slice() };
    for (let y = 40; y < 200; y++) pale.data.fill(255, y * width + 20, y * width + 36);
    expect(matteOnPlain(picture, pale).data[150 * width + 28]).toBe(255);
  });

  it('has all white stripes that the network found, also those that end at the hem', () => {
    const picture = photograph(120);
    const isStripe = (x: number, y: number) =>
      (x >= 66 && x < 74 && y >= 30) || (x >= 126 && x < 134 && y >= 90 && y < 190);
    for (let i = 0; i < width * height; i++)
      if (alpha[i]! > 0 && isStripe(i % width, Math.floor(i / width))) picture.data.fill(244, 3 * i, 3 * i + 3);
    expect(
      overlap(
        matteOnPlain(
          picture,
          matteOf(() => true),
        ),
      ),
    ).toBe(1);
  });

  it('of any subject is completed where the network lost much of it, or a part without an edge around it', () => {
    const half = matteOf((x, y) => x < 90 && y < 120);
    const holed = matteOf((x, y) => Math.hypot(x - 100, y - 120) > 12);
    const torn = matteOf((x, y) => x < 118 || y < 150);
    expect(overlap(matteOfLostSubject(photograph(252), half))).toBeGreaterThan(0.95);
    expect(overlap(matteOfLostSubject(photograph(252), holed))).toBe(1);
    expect(overlap(torn)).toBeLessThan(0.94);
    expect(overlap(matteOfLostSubject(photograph(234), torn))).toBeGreaterThan(0.99);
  });

  it('of any subject is completed where the matte fades into an enclosed part, and keeps a hole with a sharp edge', () => {
    const picture = photograph(205, (_, y) => -54 + y / 8);
    const awayFrom = (i: number) => Math.hypot((i % width) - 100, Math.floor(i / width) - 120);
    for (let i = 0; i < width * height; i++)
      if (Math.abs(awayFrom(i) - 20) <= 3) picture.data.fill(120, 3 * i, 3 * i + 3);
    const fading = { width, height, data: alpha.map((v, i) => v * Math.min(1, Math.max(0, (awayFrom(i) - 11) / 10))) };
    const centre = 120 * width + 100;
    expect(matteOfLostSubject(picture, fading).data[centre]).toBe(255);
    expect(
      matteOfLostSubject(
        picture,
        matteOf((x, y) => Math.hypot(x - 100, y - 120) > 16),
      ).data[centre],
    ).toBe(0);
  });

  it('of any subject keeps out what has an edge around it: a lens, or a hole in which a shadow lies', () => {
    const open = matteOf((x, y) => Math.hypot(x - 100, y - 120) > 20);
    for (const level of [214, 150]) {
      const picture = photograph(120);
      for (let i = 0; i < width * height; i++)
        if (Math.hypot((i % width) - 100, Math.floor(i / width) - 120) <= 20)
          picture.data.fill(level, 3 * i, 3 * i + 3);
      expect(matteOfLostSubject(picture, open)).toBe(open);
    }
  });

  it('of any subject is completed where the network lost much of a striped garment', () => {
    const picture = photograph(252);
    for (let i = 0; i < width * height; i++)
      if (alpha[i]! > 0 && (i % width) % 10 < 6) picture.data.set([24, 34, 70], 3 * i);
    const torn = matteOf((x, y) => y < 90 || y > 190 || x % 10 === 1);
    expect(overlap(torn)).toBeLessThan(0.7);
    expect(overlap(matteOfLostSubject(picture, torn))).toBeGreaterThan(0.95);
  });

  describe('of any subject, where it encloses a part in a colour that the background has nowhere,', () => {
    const isPanel = (x: number, y: number) => Math.abs(x - 100) < 22 && Math.abs(y - 150) < 30;
    const isYoke = (_: number, y: number) => y < 40;
    const open = matteOf((x, y) => !isPanel(x, y));

    /** The top with red parts; `slope` makes the background darker to the right. */
    function red(isRed: (x: number, y: number) => boolean, slope: number): EnginePixels {
      const picture = photograph(120, (x) => -slope * x);
      for (let i = 0; i < width * height; i++)
        if (alpha[i]! > 0 && isRed(i % width, Math.floor(i / width))) picture.data.set([190, 30, 40], 3 * i);
      return picture;
    }

    it('contains it before a plain background', () => {
      expect(overlap(matteOfLostSubject(red(isPanel, 0), open))).toBe(1);
    });

    it('contains it before another background if the colour is also its own', () => {
      const isRed = (x: number, y: number) => isPanel(x, y) || isYoke(x, y);
      expect(overlap(matteOfLostSubject(red(isRed, 0.5), open))).toBe(1);
    });

    it('leaves it open otherwise, because it may be a hole with something behind', () => {
      expect(matteOfLostSubject(red(isPanel, 0.5), open)).toBe(open);
    });
  });

  it('of any subject has no blurred light behind it, and no caption beside it', () => {
    const lamp = (x: number, y: number) => 150 * Math.exp(-((x - 150) ** 2 + (y - 150) ** 2) / 1000) - 220;
    const caption = (x: number, y: number) => (x < 40 && y > 200 && x % 4 < 2 ? 180 : 0);
    const picture = photograph(200, (x, y) => lamp(x, y) + caption(x, y));
    const whole = matteOf(() => true);
    expect(matteOfLostSubject(picture, whole)).toBe(whole);
  });

  it('of any subject has no shadow, also of a large one', () => {
    const shadow = (x: number, y: number) => -Math.max(0, 90 - 1.5 * Math.hypot(x - 150, y - 160));
    const whole = matteOf(() => true);
    expect(matteOfLostSubject(photograph(60, shadow), whole)).toBe(whole);
  });

  it('of any subject keeps holes through which the background is seen', () => {
    const picture = photograph(120);
    const isHole = (x: number, y: number) => Math.abs(x - 100) < 22 && Math.abs(y - 150) < 30;
    for (let i = 0; i < width * height; i++)
      if (isHole(i % width, Math.floor(i / width))) picture.data.fill(244, 3 * i, 3 * i + 3);
    const found = matteOfLostSubject(
      picture,
      matteOf((x, y) => y < 100 && x < 120),
    );
    expect(found.data[200 * width + 100]).toBe(255);
    expect(found.data[150 * width + 100]).toBe(0);
  });

  it('of a picture within a frame of one colour stays that of the network', () => {
    const picture = photograph(120, (x, y) => (x > 8 && x < 192 && y > 8 && y < 232 ? -90 - ((x + y) % 40) : 0));
    const half = matteOf((x) => x < 90);
    expect(matteOfLostSubject(picture, half)).toBe(half);
  });

  it('is that of the network where the background has several colours', () => {
    const half = matteOf((x) => x < 100);
    expect(
      matteOnPlain(
        photograph(120, (x) => -x),
        half,
      ),
    ).toBe(half);
  });
});

import { CHANNELS, channelOf, type Channel, type CheckRule } from '@kenna/contract';
import { describe, expect, test } from 'vitest';
import { checkPicture, type FileFacts } from './check-picture.ts';

interface Made {
  readonly side?: number;
  readonly width?: number;
  readonly height?: number;
  /** Left, top, right and bottom of a black product. */
  readonly box?: readonly [number, number, number, number];
  /** Pixels that are changed afterwards. */
  readonly dots?: readonly (readonly [x: number, y: number, value: number])[];
}

const GOOD: FileFacts = { format: 'jpg', bytes: 300_000, colourSpace: 'sRGB' };
const FULL = [75, 75, 925, 925] as const;

function failed(
  { side = 1000, width = side, height = side, box = FULL, dots = [] }: Made,
  facts: Partial<FileFacts> = {},
  channel: Channel = CHANNELS.amazon,
): CheckRule[] {
  const data = new Uint8Array(width * height * 3).fill(255);
  const [left, top, right, bottom] = box;
  for (let y = top; y < bottom; y++) data.fill(0, (y * width + left) * 3, (y * width + right) * 3);
  for (const [x, y, value] of dots) data[(y * width + x) * 3 + 1] = value;
  return checkPicture({ width, height, data }, { ...GOOD, ...facts }, channel)
    .filter(({ passed }) => !passed)
    .map(({ rule }) => rule);
}

describe('a picture for Amazon', () => {
  test('passes every rule', () => {
    expect(failed({})).toEqual([]);
  });

  test.each<[string, Made, Partial<FileFacts>, CheckRule[]]>([
    ['another format', {}, { format: 'webp' }, ['format']],
    ['a file one byte too large', {}, { bytes: CHANNELS.amazon.maxBytes + 1 }, ['file_size']],
    ['another colour space', {}, { colourSpace: 'Adobe RGB (1998)' }, ['colour_space']],
    ['too few pixels', { side: 999, box: [75, 75, 925, 925] }, {}, ['size']],
    ['another shape', { width: 1200, height: 1000, box: [175, 75, 1025, 925] }, {}, ['ratio']],
    ['one border pixel that is nearly white', { dots: [[999, 500, 254]] }, {}, ['white_border']],
    ['a nearly white pixel at the inner edge of the border', { dots: [[500, 9, 254]] }, {}, ['white_border']],
    ['a product that is too small', { box: [80, 80, 920, 920] }, {}, ['fill']],
    ['a product that is off the middle', { box: [20, 75, 870, 925] }, {}, ['centre']],
    ['nothing but white', { box: [0, 0, 0, 0] }, {}, ['fill', 'centre']],
  ])('is refused with %s', (_, made, facts, rules) => {
    expect(failed(made, facts)).toEqual(rules);
  });

  test('may have the traces of compression beside its product and inside its border', () => {
    expect(failed({ dots: [[30, 500, 251]] })).toEqual([]);
    expect(failed({ dots: [[500, 10, 251]] })).toEqual([]);
  });

  test('is filled by a product that is long in one direction only', () => {
    expect(failed({ box: [450, 75, 550, 925] })).toEqual([]);
  });
});

describe('other channels', () => {
  test.each<[string, Made, Channel, CheckRule[]]>([
    [
      'Zalando takes the smallest upright picture',
      { width: 762, height: 1100, box: [80, 100, 682, 1000] },
      CHANNELS.zalando,
      [],
    ],
    ['Zalando refuses a square', { side: 1200, box: [100, 100, 1100, 1100] }, CHANNELS.zalando, ['ratio']],
    ['Instagram takes 4:5', { width: 1080, height: 1350, box: [0, 0, 1080, 1350] }, CHANNELS.instagram, []],
    ['Instagram refuses 3:4', { width: 1080, height: 1440, box: [0, 0, 1080, 1440] }, CHANNELS.instagram, ['ratio']],
    ['Instagram refuses a wide picture that is too large', { width: 1800, height: 1000 }, CHANNELS.instagram, ['size']],
    ['Google takes a product on any ground', { side: 500, box: [0, 0, 500, 500] }, CHANNELS.google, []],
    ['Google refuses few pixels', { side: 499, box: [0, 0, 1, 1] }, CHANNELS.google, ['size']],
    ['Shopify refuses many pixels', { width: 5001, height: 900, box: [0, 0, 1, 1] }, CHANNELS.shopify, ['size']],
  ])('%s', (_, made, channel, rules) => {
    expect(failed(made, {}, channel)).toEqual(rules);
  });

  test('one’s own channel has one size and its own limits', () => {
    const own = channelOf({
      key: 'shop',
      width: 600,
      height: 400,
      format: 'png',
      white: true,
      fill: 50,
      max_megabytes: 1,
    });
    const png = { format: 'png', bytes: 1024 ** 2 };
    expect(failed({ width: 600, height: 400, box: [150, 100, 450, 300] }, png, own)).toEqual([]);
    expect(failed({ width: 601, height: 400, box: [150, 100, 450, 300] }, png, own)).toEqual(['size']);
    expect(failed({ width: 600, height: 400, box: [160, 110, 440, 290] }, png, own)).toEqual(['fill']);
    expect(
      failed({ width: 600, height: 400, box: [150, 100, 450, 300] }, { ...png, bytes: 1024 ** 2 + 1 }, own),
    ).toEqual(['file_size']);
  });
});

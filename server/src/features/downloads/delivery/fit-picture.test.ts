import { CHANNELS, channelOf, type Channel } from '@kenna/contract';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodePixels } from '../picture/encode-picture.ts';
import { checkFile } from './check-file.ts';
import { checkPicture } from './check-picture.ts';
import { colourSpaceOf } from './colour-space.ts';
import { fitPicture, isRefused } from './fit-picture.ts';

const RED = { r: 180, g: 30, b: 40 };

/** A red product on a background, as PNG. */
function picture({
  width = 900,
  height = 1200,
  ground = '#ffffff',
  piece = { left: 300, top: 200, width: 300, height: 700 },
}) {
  const { left, top, ...sides } = piece;
  const product = { create: { ...sides, channels: 3 as const, background: RED } };
  return sharp({ create: { width, height, channels: 4, background: ground } })
    .composite([{ input: product, left, top }])
    .png()
    .toBuffer();
}

async function fit(bytes: Buffer, channel: Channel) {
  const fitted = await fitPicture(bytes, channel);
  if (isRefused(fitted)) return { refused: fitted.rule, text: fitted.text };
  const { pixels, mended } = fitted;
  const facts = { format: channel.format, bytes: 1, colourSpace: 'sRGB' };
  const failed = checkPicture(pixels, facts, channel).filter(({ passed }) => !passed);
  return { sides: [pixels.width, pixels.height], mended, failed };
}

describe('a picture that is fitted', () => {
  test.each<[string, Parameters<typeof picture>[0], Channel, readonly number[], readonly string[]]>([
    [
      'to Amazon: in the middle of a white square, not enlarged where it need not be',
      {},
      CHANNELS.amazon,
      [1000, 1000],
      [],
    ],
    ['to Zalando: upright', {}, CHANNELS.zalando, [762, 1100], []],
    [
      'from a product in a corner',
      { piece: { left: 20, top: 20, width: 500, height: 600 } },
      CHANNELS.amazon,
      [1000, 1000],
      [],
    ],
    [
      'from a nearly white background',
      { ground: '#f4f2f0' },
      CHANNELS.amazon,
      [1000, 1000],
      ['background 240 made white'],
    ],
    [
      'from a transparent background',
      { ground: '#00000000' },
      CHANNELS.amazon,
      [1000, 1000],
      ['transparent background made white'],
    ],
    [
      'to a wider shape by continuing its plain background',
      { ground: '#335577' },
      CHANNELS.instagram,
      [960, 1200],
      ['plain background continued to the shape of the channel'],
    ],
    ['to Google as it is', {}, CHANNELS.google, [900, 1200], []],
    ['to fewer pixels', { width: 3000, height: 3000 }, CHANNELS.shopify, [2048, 2048], []],
  ])('%s', async (_, made, channel, sides, mended) => {
    expect(await fit(await picture(made), channel)).toEqual({ sides, mended, failed: [] });
  });

  test('to one’s own channel gets exactly its size', async () => {
    const own = channelOf({
      key: 'shop',
      width: 640,
      height: 480,
      format: 'png',
      white: true,
      fill: 80,
      max_megabytes: 2,
    });
    expect(await fit(await picture({}), own)).toEqual({ sides: [640, 480], mended: [], failed: [] });
  });
});

/** A picture whose product has the strongest edges that there are, on white. */
function noise(side: number, { left, top, width, height }: Record<'left' | 'top' | 'width' | 'height', number>) {
  const data = new Uint8Array(side * side * 3).fill(255);
  let value = 1;
  for (let y = top; y < top + height; y++) {
    for (let at = (y * side + left) * 3; at < (y * side + left + width) * 3; at++) {
      value = (Math.imul(value, 1103515245) + 12345) & 0x7fffffff;
      data[at] = (value >> 16) & 255;
    }
  }
  return sharp(data, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
}

test.each([
  ['jpg', 320, 320],
  ['jpg', 200, 333],
  ['jpg', 1001, 767],
  ['webp', 320, 320],
  ['webp', 333, 250],
  ['png', 320, 320],
] as const)('a white border stays white in a %s file of %i × %i pixels', async (format, width, height) => {
  const channel = channelOf({ key: 'shop', width, height, format, white: true, fill: 88, max_megabytes: 20 });
  const fitted = await fitPicture(await noise(700, { left: 30, top: 40, width: 600, height: 600 }), channel);
  if (isRefused(fitted)) throw new Error(fitted.text);
  const { data, ...sides } = fitted.pixels;
  for (const quality of [95, 60]) {
    const file = await encodePixels(
      sharp(data, { raw: { ...sides, channels: 3 } }),
      { format, quality, keepsWhite: true },
      null,
    );
    expect((await checkFile(file.data, channel)).filter(({ passed }) => !passed)).toEqual([]);
  }
});

describe('a picture that cannot be mended is refused with a reason', () => {
  test.each<[string, Parameters<typeof picture>[0], Channel, string, RegExp]>([
    ['a dark background', { ground: '#e0e0e0' }, CHANNELS.amazon, 'white_border', /as dark as 224 of 255/],
    [
      'a product at the edge',
      { piece: { left: 0, top: 200, width: 300, height: 700 } },
      CHANNELS.amazon,
      'white_border',
      /touches the edge/,
    ],
    [
      'nothing',
      { piece: { left: 0, top: 0, width: 1, height: 1 }, ground: '#ffffff' },
      CHANNELS.amazon,
      'white_border',
      /30 of 255/,
    ],
    [
      'few pixels',
      { width: 300, height: 300, piece: { left: 100, top: 100, width: 100, height: 100 } },
      CHANNELS.amazon,
      'size',
      /enlarged 9.0 times/,
    ],
    [
      'another shape without a plain background',
      { piece: { left: 0, top: 200, width: 300, height: 700 } },
      CHANNELS.instagram,
      'ratio',
      /not plain enough/,
    ],
  ])('%s', async (_, made, channel, refused, text) => {
    expect(await fit(await picture(made), channel)).toEqual({ refused, text: expect.stringMatching(text) as string });
  });

  test('a white picture', async () => {
    const white = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer();
    expect(await fit(white, CHANNELS.amazon)).toMatchObject({ refused: 'fill' });
  });
});

test('the colour space is read from the profile of a file', async () => {
  const made = sharp({ create: { width: 8, height: 8, channels: 3, background: RED } });
  const spaceOf = async (picture: Sharp) => colourSpaceOf(await sharp(await picture.jpeg().toBuffer()).metadata());
  expect(await spaceOf(made.clone().withIccProfile('srgb'))).toBe('sRGB');
  expect(await spaceOf(made.clone())).toBe('sRGB');
  expect(await spaceOf(made.clone().withIccProfile('p3'))).toMatch(/P3/i);
  expect(await spaceOf(made.clone().toColourspace('cmyk'))).toBe('cmyk');
});

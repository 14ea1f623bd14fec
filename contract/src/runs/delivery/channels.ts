/**
 * What sales channels require of a picture's file, as data. Where a channel only recommends something, the comment says
 * so; the others are its conditions.
 */
import { MEGABYTE } from '../../constants.ts';

export const CHANNEL_FORMATS = ['jpg', 'png', 'webp'] as const;
export type ChannelFormat = (typeof CHANNEL_FORMATS)[number];

/** Pixels. */
export interface Sides {
  readonly width: number;
  readonly height: number;
}

export interface Channel {
  /** It stands for `{channel}` in the names of files. */
  readonly key: string;
  readonly label: string;
  readonly format: ChannelFormat;
  /** Smaller pictures are refused. */
  readonly min: Sides;
  /** Files get this size where the picture has the pixels for it; with a free ratio, they fit inside. */
  readonly best: Sides;
  /** Larger pictures are refused. */
  readonly max: Sides;
  /** Limits of width / height. */
  readonly ratio: { readonly min: number; readonly max: number };
  /** Whether the background must be pure white (255, 255, 255). */
  readonly white: boolean;
  /** Minimum share of the width or the height that the product fills; null where the channel sets none. */
  readonly fill: number | null;
  /**
   * Maximum distance of the product's centre from that of the picture, as a share of the side; null for any distance.
   */
  readonly offCentre: number | null;
  readonly maxBytes: number;
}

const square = (side: number): Sides => ({ width: side, height: side });
const ratioOf = ({ width, height }: Sides) => ({ min: width / height, max: width / height });
const ANY_RATIO = { min: 0, max: Number.POSITIVE_INFINITY };
/** No channel states a number for "centred"; a smaller distance is hardly seen in a grid of products. */
const OFF_CENTRE = 0.05;

const ZALANDO_SIDES: Sides = { width: 1801, height: 2600 };

export const CHANNELS = {
  /**
   * Source: Amazon Seller Central, "Product image requirements" and "Technical image file requirements": pure white, 85
   * % of the frame, from 1,000 pixels on for the zoom, at most 10,000, JPEG recommended. The square and 10 MB are the
   * usual recommendation for sellers.
   */
  amazon: {
    key: 'amazon',
    label: 'Amazon',
    format: 'jpg',
    min: square(1000),
    best: square(2000),
    max: square(10_000),
    ratio: { min: 1, max: 1 },
    white: true,
    fill: 0.85,
    offCentre: OFF_CENTRE,
    maxBytes: 10 * MEGABYTE,
  },
  /**
   * Source: Zalando Partner University, "Visual content and post-production guide": 1:1.44 upright, at least 762 ×
   * 1100, best 1801 × 2600, JPEG, at most 20 MB; the first packshot is on white.
   */
  zalando: {
    key: 'zalando',
    label: 'Zalando packshot',
    format: 'jpg',
    min: { width: 762, height: 1100 },
    best: ZALANDO_SIDES,
    max: { width: 5540, height: 8000 },
    ratio: ratioOf(ZALANDO_SIDES),
    white: true,
    fill: null,
    offCentre: OFF_CENTRE,
    maxBytes: 20 * MEGABYTE,
  },
  /**
   * Source: Shopify Help Center, "Product media types": at most 5000 × 5000 pixels and 20 MB. From 800 pixels on pages
   * can zoom in; 2048 pixels are recommended.
   */
  shopify: {
    key: 'shopify',
    label: 'Shopify',
    format: 'jpg',
    min: square(800),
    best: square(2048),
    max: square(5000),
    ratio: ANY_RATIO,
    white: false,
    fill: null,
    offCentre: null,
    maxBytes: 20 * MEGABYTE,
  },
  /**
   * Source: Meta for Developers, "Instagram Platform, IG User Media, image specifications": JPEG, sRGB, 4:5 to 1.91:1,
   * width from 320 to 1440, at most 8 MB.
   */
  instagram: {
    key: 'instagram',
    label: 'Instagram',
    format: 'jpg',
    min: { width: 320, height: 168 },
    best: { width: 1440, height: 1800 },
    max: { width: 1440, height: 1800 },
    ratio: { min: 0.8, max: 1.91 },
    white: false,
    fill: null,
    offCentre: null,
    maxBytes: 8 * MEGABYTE,
  },
  /**
   * Source: Google Merchant Center Help, "Image link": at least 500 × 500 pixels (enforced from January 2027), at most
   * 64 megapixels and 16 MB; 1500 × 1500 are recommended.
   */
  google: {
    key: 'google',
    label: 'Google Merchant',
    format: 'jpg',
    min: square(500),
    best: square(1500),
    max: square(8000),
    ratio: ANY_RATIO,
    white: false,
    fill: null,
    offCentre: null,
    maxBytes: 16 * MEGABYTE,
  },
} as const satisfies Record<string, Channel>;
export type ChannelName = keyof typeof CHANNELS;
export const CHANNEL_NAMES = Object.keys(CHANNELS) as [ChannelName, ...ChannelName[]];

/** A channel of the person's own has one exact size. */
export interface OwnChannel extends Sides {
  readonly key: string;
  readonly format: ChannelFormat;
  readonly white: boolean;
  /** Percent. */
  readonly fill: number | null;
  readonly max_megabytes: number;
}

/** The channel as it is checked. */
export function channelOf(channel: ChannelName | OwnChannel): Channel {
  if (typeof channel === 'string') return CHANNELS[channel];
  const { key, format, white, fill, max_megabytes: megabytes, width, height } = channel;
  const sides = { width, height };
  return {
    key,
    label: key,
    format,
    min: sides,
    best: sides,
    max: sides,
    ratio: ratioOf(sides),
    white,
    fill: fill === null ? null : fill / 100,
    offCentre: white ? OFF_CENTRE : null,
    maxBytes: Math.round(megabytes * MEGABYTE),
  };
}

/** What is checked of a file. Fill and centre are measured where the background is white. */
export const CHECK_RULES = [
  'format',
  'file_size',
  'colour_space',
  'size',
  'ratio',
  'white_border',
  'fill',
  'centre',
] as const;
export type CheckRule = (typeof CHECK_RULES)[number];

/** One rule of a channel, and what was measured. `text` says what to do where it does not pass. */
export interface FileCheck {
  readonly rule: CheckRule;
  readonly passed: boolean;
  readonly text: string;
}

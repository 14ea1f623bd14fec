/** The formats and options for saving a picture. The server applies them and the page previews the result. */

interface FormatRow {
  readonly label: string;
  readonly hint: string;
  readonly contentType: `image/${string}`;
  /** Whether it supports transparency. */
  readonly holdsAlpha: boolean;
  /** Whether the person chooses its quality. */
  readonly hasQuality: boolean;
}

/**
 * The formats of a picture, by the ending of the file. Whatever else depends on the format is a table by
 * `DownloadFormat`, so that the type checker names the places that a new row needs.
 */
export const FORMATS = {
  jpg: { label: 'JPG', hint: 'Everywhere', contentType: 'image/jpeg', holdsAlpha: false, hasQuality: true },
  png: { label: 'PNG', hint: 'Lossless', contentType: 'image/png', holdsAlpha: true, hasQuality: false },
  svg: { label: 'SVG', hint: 'Curves', contentType: 'image/svg+xml', holdsAlpha: true, hasQuality: false },
  webp: { label: 'WEBP', hint: 'Web', contentType: 'image/webp', holdsAlpha: true, hasQuality: true },
  avif: { label: 'AVIF', hint: 'Smallest', contentType: 'image/avif', holdsAlpha: true, hasQuality: true },
  tiff: { label: 'TIFF', hint: 'Print', contentType: 'image/tiff', holdsAlpha: true, hasQuality: false },
} as const satisfies Record<string, FormatRow>;
export type DownloadFormat = keyof typeof FORMATS;
export const DOWNLOAD_FORMATS = Object.keys(FORMATS) as [DownloadFormat, ...DownloadFormat[]];
/** Content types of pictures that are saved. */
export type PictureType = (typeof FORMATS)[DownloadFormat]['contentType'];
/** An archive converts pictures while it is sent, so only fast formats are allowed. */
export const ARCHIVE_FORMATS = ['jpg', 'png', 'webp', 'tiff'] as const satisfies readonly DownloadFormat[];
export type ArchiveFormat = (typeof ARCHIVE_FORMATS)[number];

/** How closely a traced drawing follows its picture. */
export const SVG_DETAILS = ['draft', 'fine', 'finest'] as const;
export type SvgDetail = (typeof SVG_DETAILS)[number];

/**
 * `contain`: the whole picture on a background; `cover`: the whole frame is filled, and the rest is cropped on both
 * sides.
 */
export const FITS = ['contain', 'cover'] as const;
export type Fit = (typeof FITS)[number];

interface SizePreset {
  readonly label: string;
  readonly hint: string;
  /** The frame in pixels; null: the picture's own size. */
  readonly frame: { readonly width: number; readonly height: number; readonly fit: Fit } | null;
}

/** Sizes that sales channels require. A shop picture must be shown whole; a full-screen picture may be cropped. */
export const SIZE_PRESETS = {
  original: { label: 'Original', hint: 'As it is', frame: null },
  square: { label: 'Square', hint: 'Web shops', frame: { width: 2000, height: 2000, fit: 'contain' } },
  portrait: { label: '4:5', hint: 'Lookbooks, feeds', frame: { width: 2000, height: 2500, fit: 'contain' } },
  story: { label: 'Story', hint: 'Stories, reels', frame: { width: 1080, height: 1920, fit: 'cover' } },
  landscape: { label: '16:9', hint: 'Banners, slides', frame: { width: 1920, height: 1080, fit: 'cover' } },
  marketplace: { label: 'Marketplace', hint: 'Pure white', frame: { width: 1600, height: 1600, fit: 'contain' } },
  transparent: { label: 'Transparent', hint: 'PNG', frame: null },
} as const satisfies Record<string, SizePreset>;
export type SizePresetName = keyof typeof SIZE_PRESETS;
export const SIZE_PRESET_NAMES = Object.keys(SIZE_PRESETS) as [SizePresetName, ...SizePresetName[]];

/**
 * Marketplaces require the product to fill this share of the frame; its extent is known where the background is
 * transparent.
 */
export const MARKETPLACE_FILL = 0.85;
export const WHITE = '#ffffff';

export interface SaveOptions {
  readonly format: DownloadFormat;
  readonly size: SizePresetName;
  readonly fit: Fit;
  /** `#rrggbb`, or `transparent` to preserve transparency. */
  readonly background: string;
  /** 40 to 100; applies to formats that have a quality. */
  readonly quality: number;
  readonly detail: SvgDetail;
}

export const DEFAULT_QUALITY = 90;

type RequestedOptions = { readonly [Name in keyof SaveOptions]?: SaveOptions[Name] | undefined };

/**
 * Normalises the requested options: fills in defaults and drops what does not apply. Requests for the same file yield
 * equal options.
 */
export function saveOptionsOf(asked: RequestedOptions): SaveOptions {
  const size = asked.format === 'svg' ? 'original' : (asked.size ?? 'original');
  const format = size === 'transparent' ? 'png' : (asked.format ?? 'jpg');
  const { frame } = SIZE_PRESETS[size];
  const free = FORMATS[format].holdsAlpha && frame === null ? 'transparent' : WHITE;
  const chosen = asked.background?.toLowerCase() ?? free;
  return {
    format,
    size,
    fit: frame === null || size === 'marketplace' ? 'contain' : (asked.fit ?? frame.fit),
    background: backgroundOf(chosen, format, size),
    quality: FORMATS[format].hasQuality ? (asked.quality ?? DEFAULT_QUALITY) : 100,
    detail: format === 'svg' ? (asked.detail ?? 'fine') : 'fine',
  };
}

function backgroundOf(chosen: string, format: DownloadFormat, size: SizePresetName): string {
  if (size === 'marketplace') return WHITE;
  if (size === 'transparent' || format === 'svg') return 'transparent';
  return chosen === 'transparent' && !FORMATS[format].holdsAlpha ? WHITE : chosen;
}

/** Sides of the file in pixels. */
export function savedSides(
  { width, height }: { readonly width: number; readonly height: number },
  { size }: Pick<SaveOptions, 'size'>,
): { width: number; height: number } {
  const { frame } = SIZE_PRESETS[size];
  return frame === null ? { width, height } : { width: frame.width, height: frame.height };
}

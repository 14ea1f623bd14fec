/** Pictures in the sizes that pages request, each made once and cached up to a limit. */
import sharp from 'sharp';
import type { ContentPicture } from '../../ports/content-repository.port.ts';

/** Available widths in pixels; a request is rounded up to the next, so that nobody can cause thousands of sizes. */
const WIDTHS = [160, 320, 480, 640, 828, 1200, 1656, 2048, 2484, 3840];
const DENSITY_LIMIT = 3;
const CACHE_BYTES = 64 * 1024 * 1024;

/** Formats that the parameter `fm` can request, because not every link preview supports all of them. */
const FORMATS = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
type Format = keyof typeof FORMATS;

const QUALITY = 82;

interface Source {
  /** Identifies the picture. */
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly contentType: string;
  read(): Promise<Uint8Array>;
}

const numberOf = (parameters: URLSearchParams, ...names: string[]): number | null => {
  const value = Number(names.map((name) => parameters.get(name)).find((text) => text !== null) ?? Number.NaN);
  return Number.isFinite(value) && value > 0 ? value : null;
};

/** The width in pixels requested by `w`, `h` and `dpr`; at most the picture's own. */
function widthFor(parameters: URLSearchParams, { width, height }: Pick<Source, 'width' | 'height'>): number {
  const density = Math.min(numberOf(parameters, 'dpr') ?? 1, DENSITY_LIMIT);
  const [wide, high] = [numberOf(parameters, 'w', 'width'), numberOf(parameters, 'h', 'height')];
  if (wide === null && high === null) return width;
  const asked = Math.min(wide ?? Infinity, high === null ? Infinity : (high * width) / height) * density;
  return Math.min(width, WIDTHS.find((step) => step >= asked) ?? width);
}

function formatFor(parameters: URLSearchParams): Format | null {
  const asked = parameters.get('fm')?.replace('jpg', 'jpeg') ?? null;
  return asked !== null && asked in FORMATS ? (asked as Format) : null;
}

export function createPictureSizer() {
  /** Cached pictures, the least recently used first. */
  const made = new Map<string, Promise<ContentPicture>>();
  let bytesHeld = 0;

  async function make(source: Source, width: number, format: Format | null): Promise<ContentPicture> {
    const bytes = await source.read();
    if (width === source.width && format === null) return { bytes, contentType: source.contentType };
    const type = format ?? (Object.keys(FORMATS) as Format[]).find((name) => FORMATS[name] === source.contentType);
    const picture = sharp(bytes).resize({ width, withoutEnlargement: true });
    const data = await picture.toFormat(type ?? 'webp', { quality: QUALITY }).toBuffer();
    return { bytes: data, contentType: FORMATS[type ?? 'webp'] };
  }

  async function removeLeastRecent(): Promise<void> {
    for (const [key, picture] of made) {
      if (bytesHeld <= CACHE_BYTES) return;
      made.delete(key);
      bytesHeld -= (await picture).bytes.byteLength;
    }
  }

  return {
    sized(source: Source, parameters: URLSearchParams): Promise<ContentPicture> {
      const [width, format] = [widthFor(parameters, source), formatFor(parameters)];
      const key = `${source.key} ${width} ${format ?? ''}`;
      const known = made.get(key);
      if (known) {
        made.delete(key);
        made.set(key, known);
        return known;
      }
      const picture = make(source, width, format);
      made.set(key, picture);
      picture.then(
        ({ bytes }) => {
          bytesHeld += bytes.byteLength;
          return removeLeastRecent();
        },
        () => made.delete(key),
      );
      return picture;
    },
  };
}

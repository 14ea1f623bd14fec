import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SvgDetail } from '@kenna/contract';
import sharp from 'sharp';
import type { MadeFile } from './encode-picture.ts';
import type { TraceInput } from './trace-thread.ts';

/**
 * Long side in pixels at which a picture is traced: fine enough for smooth curves, small enough for an acceptable time.
 */
const SIDES: Record<SvgDetail, number> = { draft: 640, fine: 1024, finest: 1536 };
/** The finest level of a complex picture takes a fifth of this time. */
const TIMEOUT_MS = 120_000;

/** Rewrites the head of a traced file with the original picture's size and metadata. */
function headed(svg: string, { width, height, xmp }: { width: number; height: number; xmp: string | null }): string {
  const paths = svg.slice(svg.indexOf('<path'), svg.lastIndexOf('</svg>'));
  const traced = /<svg[^>]*\bwidth="(\d+)"[^>]*\bheight="(\d+)"/.exec(svg);
  const metadata = xmp === null ? '' : `<metadata>${xmp}</metadata>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${traced?.[1]} ${traced?.[2]}">`,
    `${metadata}${paths}</svg>`,
  ].join('\n');
}

/**
 * Converts a picture to curves: areas of one colour, stacked on each other. @throws when `signal` aborts, or it takes
 * too long.
 */
export async function tracePicture(
  bytes: Uint8Array,
  { detail, xmp, signal }: { readonly detail: SvgDetail; readonly xmp: string | null; readonly signal: AbortSignal },
): Promise<MadeFile> {
  const { width, height } = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes)
    .resize({ width: SIDES[detail], height: SIDES[detail], fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const input: TraceInput = { width: info.width, height: info.height, data: new Uint8Array(data), detail };
  const worker = new Worker(new URL('./trace-thread.ts', import.meta.url), { workerData: input });
  try {
    const until = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const [svg] = (await once(worker, 'message', { signal: until })) as [string];
    const whole = headed(svg, { width, height, xmp });
    return { data: Buffer.from(whole), contentType: 'image/svg+xml' };
  } finally {
    await worker.terminate();
  }
}

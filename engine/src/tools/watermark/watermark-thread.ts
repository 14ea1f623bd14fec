/** A thread that marks pictures and reads marks, so that neither blocks requests. Started by the watermarker's pool. */
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { serveJobs } from '../../foundation/threads/serve-jobs.ts';
import { addWatermark } from './add-watermark.ts';
import { readWatermark } from './read-watermark.ts';
import type { FoundWatermark } from './read-watermark.ts';

/** Bits: 64 values of 0 or 1. */
export type WatermarkJob =
  | { readonly kind: 'add'; readonly source: EnginePixels; readonly bits: Uint8Array }
  | { readonly kind: 'read'; readonly source: EnginePixels };

export type WatermarkAnswer =
  | { readonly kind: 'add'; readonly pixels: EnginePixels }
  | { readonly kind: 'read'; readonly found: FoundWatermark | null };

serveJobs<WatermarkJob, never, WatermarkAnswer>(async (job) => {
  if (job.kind === 'read') return { output: { kind: 'read', found: readWatermark(job.source) }, transfer: [] };
  const marked = addWatermark(job.source, job.bits);
  const data = new Uint8Array(marked.data);
  return { output: { kind: 'add', pixels: { ...marked, data } }, transfer: [data.buffer] };
});

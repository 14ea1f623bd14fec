import { keepDraft } from '../mask-drafts.ts';
import type { Mask } from './mask.ts';
import { runMaskJob, type MaskJob } from './mask-job.ts';

/** Keeps a mask as the draft on a picture; answered by one value, 1 when that was done. */
export interface KeepJob {
  readonly kind: 'keep';
  readonly picture: string;
  readonly mask: Mask;
}

/** Runs beside the page: takes a job, answers its values. */
self.onmessage = async ({ data }: MessageEvent<MaskJob | KeepJob>) => {
  const values = data.kind === 'keep' ? Uint8Array.of(await isKept(data)) : runMaskJob(data);
  self.postMessage(values, { transfer: [values.buffer] });
};

const isKept = ({ picture, mask }: KeepJob): Promise<0 | 1> =>
  keepDraft(picture, mask).then(
    () => 1,
    () => 0,
  );

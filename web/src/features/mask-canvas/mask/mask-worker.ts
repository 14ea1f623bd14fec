import { saveDraft } from './mask-drafts.ts';
import type { Mask } from './mask.ts';
import { runMaskJob, type MaskJob } from './mask-job.ts';

/**
 * Saves a mask as the draft for a picture. The answer is a single value, 1 when the draft was saved and 0 otherwise.
 */
export interface SaveDraftJob {
  readonly kind: 'save-draft';
  readonly picture: string;
  readonly mask: Mask;
}

/** Entry point of the worker: receives a job and posts its values. */
self.onmessage = async ({ data }: MessageEvent<MaskJob | SaveDraftJob>) => {
  const values = data.kind === 'save-draft' ? Uint8Array.of(await saved(data)) : runMaskJob(data);
  self.postMessage(values, { transfer: [values.buffer] });
};

const saved = ({ picture, mask }: SaveDraftJob): Promise<0 | 1> =>
  saveDraft(picture, mask).then(
    () => 1,
    () => 0,
  );

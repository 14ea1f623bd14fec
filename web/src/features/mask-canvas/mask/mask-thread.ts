import { runMaskJob, type MaskJob } from './mask-job.ts';

/** Runs beside the page: takes a job, answers its values. */
self.onmessage = ({ data }: MessageEvent<MaskJob>) => {
  const values = runMaskJob(data);
  self.postMessage(values, { transfer: [values.buffer] });
};

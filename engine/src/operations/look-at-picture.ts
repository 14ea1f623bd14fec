/**
 * What the networks see in a picture, for the operations that the studio's threads do on it. Called by the thread of the
 * networks, once for each picture of a task.
 */
import type { PictureFindings } from '../findings.ts';
import type { Matting } from '../matting/create-matting.ts';
import type { LookInput } from '../threads/network-job.ts';
import { report, stopIfCancelled, type EditContext } from './edit-context.ts';

export type LookAtPicture = (input: LookInput, context: EditContext) => Promise<PictureFindings>;

export function createLookAtPicture({ matting }: { matting: Matting }): LookAtPicture {
  return async ({ picture, subject }, context) => {
    const { width, height } = picture;
    const check = () => stopIfCancelled(context);
    const onStep = (step: 'loading' | 'looking' | 'cutting', fraction: number) => report(context, step, fraction);
    const matte = subject ? await matting.matteOf(picture, { drawn: false, closer: false, onStep, check }) : null;
    return { subject: matte && { width, height, data: new Uint8Array(matte.alpha) }, person: null };
  };
}

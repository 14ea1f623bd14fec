/**
 * What the networks see in a picture, for the operations that the studio's threads do on it. Called by the thread of the
 * networks, once for each picture of a task.
 */
import type { PictureFindings } from '../findings.ts';
import type { Matting } from '../matting/create-matting.ts';
import { findPerson } from '../people/find-person.ts';
import type { LookInput } from '../threads/network-job.ts';
import { report, stopIfCancelled, type EditContext } from './edit-context.ts';

export type LookAtPicture = (input: LookInput, context: EditContext) => Promise<PictureFindings>;

/** Of the look, where people are asked for as well: how much of it the matte takes. */
const MATTE_SHARE = 0.7;

export function createLookAtPicture({ matting }: { matting: Matting }): LookAtPicture {
  return async ({ picture, subject, person }, context) => {
    if (!subject && !person) return { subject: null, person: null };
    const { width, height } = picture;
    const check = () => stopIfCancelled(context);
    const share = person ? MATTE_SHARE : 1;
    const onStep = (step: 'loading' | 'looking' | 'cutting', fraction: number) =>
      report(context, step, share * (step === 'cutting' ? 0.8 + 0.2 * fraction : 0.8 * fraction));
    // People need it as well: its edges are far finer than those of the networks that know bodies.
    const { alpha } = await matting.matteOf(picture, { drawn: false, closer: false, onStep, check });
    const found = person ? await findPerson(picture, alpha, check) : null;
    report(context, 'looking', 1);
    return { subject: subject ? { width, height, data: new Uint8Array(alpha) } : null, person: found };
  };
}

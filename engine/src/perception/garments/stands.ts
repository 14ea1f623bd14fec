import type { EngineMask } from '../../foundation/image/pixels.ts';

/** Of the subject: what a person must be of it for the picture to be about them. */
const MAX = 0.4;

/** Whether a person is most of the subject: else the person is beside, or among, what the picture is about. */
export function stands(person: EngineMask, subject: EngineMask): boolean {
  let [both, all] = [0, 1];
  for (let i = 0; i < subject.data.length; i++) {
    all += subject.data[i]!;
    both += Math.min(subject.data[i]!, person.data[i]!);
  }
  return both > MAX * all;
}

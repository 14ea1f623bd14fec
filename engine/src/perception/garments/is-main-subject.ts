import type { EngineMask } from '../../foundation/image/pixels.ts';

/** Minimum share of the subject that a person must cover for the picture to be about them. */
const MIN_PERSON_SHARE = 0.4;

/** Whether the picture is about the person. Otherwise the person is only beside, or among, what it shows. */
export function isMainSubject(person: EngineMask, subject: EngineMask): boolean {
  let [both, all] = [0, 1];
  for (let i = 0; i < subject.data.length; i++) {
    all += subject.data[i]!;
    both += Math.min(subject.data[i]!, person.data[i]!);
  }
  return both > MIN_PERSON_SHARE * all;
}

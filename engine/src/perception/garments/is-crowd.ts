import type { PictureFindings } from '../people/findings.ts';
import { isMainSubject } from './is-main-subject.ts';

/**
 * Returns true when the picture shows several people and the one that was found is not its main subject: it is then
 * unclear whose clothes are meant.
 */
export const isCrowd = ({ subject, person }: PictureFindings): boolean =>
  subject !== null && person !== null && person.people > 1 && !isMainSubject(person.mask, subject);

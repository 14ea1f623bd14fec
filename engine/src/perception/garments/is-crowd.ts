import type { PictureFindings } from '../people/findings.ts';
import { stands } from './stands.ts';

/** Whether somebody among others was found, who cannot be told from them: whose clothes are meant nobody knows. */
export const isCrowd = ({ subject, person }: PictureFindings): boolean =>
  subject !== null && person !== null && person.people > 1 && !stands(person.mask, subject);

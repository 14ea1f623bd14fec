/**
 * Caches the latest subjects of this thread, one for the preview and one for the picture, because further pictures of a
 * render show the same subjects from other sides. Called only for pictures from words.
 */
import { keyOf } from '../../words/prompt/artwork.ts';
import { formOf } from '../forms/index.ts';
import { buildSubject } from './build-scene.ts';
import type { Subject, SubjectRequest } from './subject.ts';
import { shapeSeed } from './shape-seed.ts';

/** Number of cached subjects: one for the preview and one for the picture. */
const MAX_SUBJECTS = 2;

/** In order of use, the latest last. */
const cached: { readonly key: string; readonly subject: Subject }[] = [];

/** Returns the result of `buildSubject`, or the cached result of an equal request. */
export function subjectOf(request: SubjectRequest): Subject {
  const { brief, fabric, seed, detail, freedom } = request;
  // A mood board has no shape; each seed has an arrangement of its own.
  const shaped = brief.pieces.some(({ form }) => formOf(form) !== null);
  const key = keyOf([brief, fabric, shaped ? shapeSeed(seed) : seed, detail, freedom]);
  const at = cached.findIndex((entry) => entry.key === key);
  const entry = at < 0 ? { key, subject: buildSubject(request) } : cached.splice(at, 1)[0]!;
  cached.push(entry);
  if (cached.length > MAX_SUBJECTS) cached.shift();
  return entry.subject;
}

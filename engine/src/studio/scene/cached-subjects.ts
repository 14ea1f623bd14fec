/**
 * Caches the subjects that this thread built last, a preview's and its picture's: further pictures of a render show the
 * same ones from other sides. Called for pictures from words only.
 */
import { formOf } from '../forms/index.ts';
import { buildSubject } from './build-scene.ts';
import type { Subject, SubjectRequest } from './build-scene.ts';
import { shapeSeed } from './shape-seed.ts';

const MAX = 2;

/** In order of use, the latest last. */
const cached: { readonly key: string; readonly subject: Subject }[] = [];

/** The result of `buildSubject` for a request, or the cached one of an equal request. */
export function subjectOf(request: SubjectRequest): Subject {
  const { brief, fabric, seed, detail, freedom } = request;
  // A mood board has no shape: each seed has its own arrangement.
  const shaped = brief.pieces.some(({ form }) => formOf(form) !== null);
  const key = JSON.stringify([brief, fabric, shaped ? shapeSeed(seed) : seed, detail, freedom]);
  const at = cached.findIndex((entry) => entry.key === key);
  const entry = at < 0 ? { key, subject: buildSubject(request) } : cached.splice(at, 1)[0]!;
  cached.push(entry);
  if (cached.length > MAX) cached.shift();
  return entry.subject;
}

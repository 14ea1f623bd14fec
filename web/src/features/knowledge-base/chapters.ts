import { DRAWINGS_PAGE, FAQ_PAGE } from '@kenna/contract';
import type { WrittenDocument } from './written-documents.ts';

export interface Chapter {
  readonly title: string;
  readonly path: string;
  readonly summary: string;
}

export interface Chapters {
  readonly lessons: readonly Chapter[];
  /** One tutorial per tool. */
  readonly tutorials: readonly Chapter[];
}

const byOrder = (one: WrittenDocument, other: WrittenDocument) =>
  (one.data.order ?? Infinity) - (other.data.order ?? Infinity);

/** Lessons and tutorials in the order of their documents. */
export function chaptersOf(documents: readonly WrittenDocument[]): Chapters {
  const of = (type: WrittenDocument['type'], folder: string) =>
    documents
      .filter((document) => document.type === type && document.uid !== null)
      .sort(byOrder)
      .map(({ uid, data: { title, summary } }) => ({ title, summary, path: `${folder}/${uid}` }));
  return { lessons: of('lesson', '/knowledge-base'), tutorials: of('tutorial', '/knowledge-base/tutorial') };
}

/** The chapters before and after a page; tutorials follow the lessons; the drawings and the questions come last. */
export function neighboursOf({ lessons, tutorials }: Chapters, path: string) {
  const row = [...lessons, ...tutorials, DRAWINGS_PAGE, FAQ_PAGE];
  const at = row.findIndex((chapter) => chapter.path === path);
  return at < 0 ? { previous: null, next: null } : { previous: row[at - 1] ?? null, next: row[at + 1] ?? null };
}

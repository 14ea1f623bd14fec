import { expect, test } from 'vitest';
import { chaptersOf, neighboursOf } from './chapters.ts';
import type { WrittenDocument } from './written-documents.ts';

const written = (type: WrittenDocument['type'], uid: string, order: number | null) =>
  ({ type, uid, data: { title: uid, summary: '', order } }) as WrittenDocument;

const chapters = chaptersOf([
  written('tutorial', 'generate', 1),
  written('lesson', 'tutorial', null),
  written('lesson', 'create-image', 2),
  written('lesson', 'overview', 1),
  written('faq', 'start', 1),
]);

test('sorts lessons and tutorials by their order, and those without one last', () => {
  expect(chapters.lessons.map(({ title }) => title)).toEqual(['overview', 'create-image', 'tutorial']);
  expect(chapters.tutorials.map(({ path }) => path)).toEqual(['/knowledge-base/tutorial/generate']);
});

test('goes from the last lesson to the first tutorial, and from the last tutorial to the questions', () => {
  const { previous, next } = neighboursOf(chapters, '/knowledge-base/tutorial/generate');
  expect([previous?.title, next?.path]).toEqual(['tutorial', '/knowledge-base/drawings']);
  expect(neighboursOf(chapters, '/knowledge-base/overview').previous).toBeNull();
  expect(neighboursOf(chapters, '/nowhere')).toEqual({ previous: null, next: null });
});

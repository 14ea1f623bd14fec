import { expect, test } from 'vitest';
import { notesOf } from './notes-of.ts';

test('lists a note that several pictures of a render share only once', () => {
  const unread = 'These words could not be drawn: zipline.';
  expect(notesOf([{ note: unread }, { note: null }, { note: unread }, { note: 'Made by another engine.' }])).toEqual([
    unread,
    'Made by another engine.',
  ]);
  expect(notesOf([{ note: null }])).toEqual([]);
});

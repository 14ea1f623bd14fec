import { expect, test } from 'vitest';
import { notesOf } from './notes-of.ts';

test('says of a render once what is to be known of several of its pictures', () => {
  const unread = 'These words could not be drawn: zipline.';
  expect(notesOf([{ note: unread }, { note: null }, { note: unread }, { note: 'Made by another engine.' }])).toEqual([
    unread,
    'Made by another engine.',
  ]);
  expect(notesOf([{ note: null }])).toEqual([]);
});

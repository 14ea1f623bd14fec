import { expect, test } from 'vitest';
import { suggestionKey } from './suggestion-keys.ts';

const press = (
  key: string,
  modifiers: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>> = {},
) => ({
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...modifiers,
  key,
});
const open = { count: 3, active: null, atEnd: true };

test('Tab and Enter accept a selected suggestion only', () => {
  expect(suggestionKey(press('Tab'), open)).toBeNull();
  expect(suggestionKey(press('Tab'), { ...open, active: 2 })).toEqual({ act: 'take', index: 2 });
  expect(suggestionKey(press('Enter'), open)).toBeNull();
  expect(suggestionKey(press('Enter'), { ...open, active: 1 })).toEqual({ act: 'take', index: 1 });
});

test('the arrow keys move from the end of the text into the list and back', () => {
  expect(suggestionKey(press('ArrowDown'), open)).toEqual({ act: 'move', to: 0 });
  expect(suggestionKey(press('ArrowDown'), { ...open, active: 2 })).toEqual({ act: 'move', to: 2 });
  expect(suggestionKey(press('ArrowUp'), { ...open, active: 0 })).toEqual({ act: 'move', to: null });
  expect(suggestionKey(press('ArrowDown'), { ...open, atEnd: false })).toBeNull();
  expect(suggestionKey(press('ArrowUp'), open)).toBeNull();
});

test('keys have their normal effect with a modifier and without a list', () => {
  expect(suggestionKey(press('Tab', { shiftKey: true }), open)).toBeNull();
  expect(suggestionKey(press('Enter', { ctrlKey: true }), { ...open, active: 1 })).toBeNull();
  for (const key of ['Tab', 'Enter', 'Escape', 'ArrowDown']) {
    expect(suggestionKey(press(key), { ...open, count: 0 })).toBeNull();
  }
});

test('requests suggestions at once by key', () => {
  const closed = { ...open, count: 0 };
  expect(suggestionKey(press(' ', { ctrlKey: true }), closed)).toEqual({ act: 'request' });
  expect(suggestionKey(press('ArrowDown', { altKey: true }), closed)).toEqual({ act: 'request' });
  expect(suggestionKey(press('Escape'), open)).toEqual({ act: 'close' });
});

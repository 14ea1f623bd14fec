import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { onSessionElsewhere, readSessionToken, storePerson, writeSessionToken } from './session-token.ts';

afterEach(() => writeSessionToken(null));

/** Changes local storage as another window does. `event`: whether this window learns of it at once. */
function storeElsewhere(token: string, person: string, { event }: { event: boolean }): void {
  const { oldValue } = { oldValue: localStorage.getItem('session-token') };
  localStorage.setItem('session-person', person);
  localStorage.setItem('session-token', token);
  if (!event) return;
  window.dispatchEvent(new StorageEvent('storage', { key: 'session-token', oldValue, newValue: token }));
}

function listen() {
  const listener = vi.fn<() => void>();
  onTestFinished(onSessionElsewhere(listener));
  return listener;
}

test('a token that another window has renewed is used at once, also by a window that slept', () => {
  const listener = listen();
  writeSessionToken('first', 1);
  storeElsewhere('second', '1', { event: true });
  expect(readSessionToken()).toBe('second');
  storeElsewhere('third', '1', { event: false });
  expect(readSessionToken()).toBe('third');
  expect(listener).not.toHaveBeenCalled();
});

test('the login of another person is announced before its token is used', () => {
  const listener = listen();
  writeSessionToken('first', 1);
  storeElsewhere('second', '2', { event: false });
  expect(readSessionToken()).toBe('first');
  storeElsewhere('second', '2', { event: true });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(readSessionToken()).toBe('second');
});

test('a token that another window is renewing is not overwritten when its person is stored', () => {
  writeSessionToken('first');
  readSessionToken();
  // The change of the other window is not visible here yet when the person is stored.
  storeElsewhere('second', '1', { event: false });
  storePerson(1);
  expect(localStorage.getItem('session-token')).toBe('second');
  expect(localStorage.getItem('session-person')).toBe('1');
  expect(readSessionToken()).toBe('second');
});

test('a window whose change could not be stored keeps its own token', () => {
  writeSessionToken('first', 1);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  writeSessionToken('second', 1);
  full.mockRestore();
  expect(readSessionToken()).toBe('second');
});

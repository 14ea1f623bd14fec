import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosave } from './autosave.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A store whose saves end when the test says so. */
function slowStore() {
  const saves: PromiseWithResolvers<void>[] = [];
  const save = () => {
    const ending = Promise.withResolvers<void>();
    saves.push(ending);
    return ending.promise;
  };
  return { saves, save };
}

test('a series of changes is saved once', async () => {
  const { saves, save } = slowStore();
  const autosave = createAutosave(save);
  autosave.changed();
  autosave.changed();
  await vi.runAllTimersAsync();
  expect(saves).toHaveLength(1);
});

test('a save that began before the last change does not count', async () => {
  const { saves, save } = slowStore();
  const autosave = createAutosave(save);
  const states: boolean[] = [];
  autosave.onSaved((isSaved) => states.push(isSaved));
  autosave.changed();
  await vi.runAllTimersAsync();
  autosave.changed();
  saves[0].resolve();
  await vi.runAllTimersAsync();
  expect(states).toEqual([false, false, false]);
  saves[1].resolve();
  await vi.runAllTimersAsync();
  expect(states.at(-1)).toBe(true);
});

test('what could not be saved is saved at the end', async () => {
  const { saves, save } = slowStore();
  const autosave = createAutosave(save);
  autosave.changed();
  await vi.runAllTimersAsync();
  saves[0].reject(new Error('The disk is full.'));
  await vi.runAllTimersAsync();
  autosave.stop();
  expect(saves).toHaveLength(2);
});

test('nothing is saved at the end when everything is saved', async () => {
  const { saves, save } = slowStore();
  const autosave = createAutosave(save);
  autosave.changed();
  await vi.runAllTimersAsync();
  saves[0].resolve();
  await vi.runAllTimersAsync();
  autosave.stop();
  expect(saves).toHaveLength(1);
});

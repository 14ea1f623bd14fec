import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

// A busy machine may be slow, which is not a failure.
configure({ asyncUtilTimeout: 30_000 });

// happy-dom has no list of fonts, whose events fields that grow with their text listen to.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

let consoleError: MockInstance<typeof console.error>;

/* After each component test the document and the stored drafts are cleared. A test fails when an error is logged. */
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  const { calls } = consoleError.mock;
  vi.restoreAllMocks();
  expect(calls, 'console.error was called').toEqual([]);
});

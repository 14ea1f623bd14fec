import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

// A busy machine may be slow; nothing may fail because of that.
configure({ asyncUtilTimeout: 30_000 });

let complaints: MockInstance<typeof console.error>;

/* Before and after each test of a component: an empty document, no stored draft, and nothing that React complains about. */
beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  const { calls } = complaints.mock;
  vi.restoreAllMocks();
  expect(calls, 'console.error was called').toEqual([]);
});

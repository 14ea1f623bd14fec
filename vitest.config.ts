import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', include: ['contract/**/*.test.ts'] } },
      { test: { name: 'engine', include: ['engine/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 } },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // What is waited for comes, sooner or later: a busy machine is no failure.
          expect: { poll: { timeout: 30_000 } },
        },
      },
      { test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
      { test: { name: 'durability', include: ['e2e/durability/**/*.test.ts'], hookTimeout: 120_000 } },
    ],
    maxWorkers: 2,
  },
});

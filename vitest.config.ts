import { defineConfig } from 'vitest/config';

/**
 * Test files of a project share a process, so that modules, compiled code and databases are created once. A test must
 * therefore leave no state in a module.
 */
const shared = { isolate: false };

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'contract', include: ['contract/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'engine',
          include: ['engine/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['server/**/*.test.ts'],
          // A busy machine may be slow, which is not a failure.
          testTimeout: 180_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      { test: { ...shared, name: 'web', include: ['web/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'components',
          include: ['web/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['web/src/testing/component-setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'durability',
          include: ['e2e/durability/**/*.test.ts'],
          // Several servers and workers start in one hook, which takes minutes on a busy machine.
          hookTimeout: 600_000,
        },
      },
    ],
    maxWorkers: 2,
  },
});

import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { ADMIN_EMAIL } from './support/people.ts';

/** Journeys that run side by side, each with a product of its own: no render waits for those of another journey. */
const WORKERS = 2;

// Playwright reads this file again in each worker process: all must see the same folder.
process.env.E2E_DATA ??= mkdtempSync(path.join(os.tmpdir(), 'kenna-journeys-'));
const { E2E_DATA: data, E2E_PORT: firstPort = '3917', TEST_PARALLEL_INDEX: worker = '0' } = process.env;
const portOf = (index: number): number => Number(firstPort) + index;
const dataDirOf = (index: number): string => path.join(data, String(index));
process.env.E2E_DATA_DIR = dataDirOf(Number(worker));

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  outputDir: path.join(os.tmpdir(), 'kenna-journey-results'),
  retries: 0,
  workers: WORKERS,
  // Of a machine that is busy with much else: waiting longer costs nothing where all goes well.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${portOf(Number(worker))}`,
    viewport: { width: 1440, height: 900 },
    // Emptied between journeys; what the browser has fetched stays, a fifth of their time.
    reuseContext: true,
    // What moves is seen in its place at once.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Three-dimensional pictures without a graphics card.
        '--enable-unsafe-swiftshader',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: Array.from({ length: WORKERS }, (_, index) => ({
    command: `${JSON.stringify(process.execPath)} ../server/src/main.ts`,
    url: `http://127.0.0.1:${portOf(index)}/healthz`,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
    env: {
      PORT: String(portOf(index)),
      DATA_DIR: dataDirOf(index),
      FREE_RENDER_LIMIT: '4',
      LOG_LEVEL: 'error',
      ADMIN_EMAILS: ADMIN_EMAIL,
    },
  })),
});

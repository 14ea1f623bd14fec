import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { ADMIN_EMAIL } from './support/people.ts';

/**
 * Journeys that run in parallel. Each worker has a product of its own, so that renders do not wait for those of another
 * journey.
 */
const WORKERS = 2;

// Playwright reads this file again in each worker process, and all must use the same folder.
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
  // Timeout in ms for a busy machine. Journeys that pass are not slowed down by it.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${portOf(Number(worker))}`,
    viewport: { width: 1440, height: 900 },
    // The context is reset between journeys but keeps its cache, which saves a fifth of their time.
    reuseContext: true,
    // Requests that pass a service worker could not be answered by a journey. The journey of offline use allows it.
    serviceWorkers: 'block',
    // Without animations, elements are in their final position at once.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Renders WebGL in software, without a graphics card.
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
      // The engine draws nothing but what a journey asks for. The journeys of live previews have products of their own.
      LIVE_PREVIEWS: 'no',
    },
  })),
});

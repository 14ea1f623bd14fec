import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepRealtimeCredentials } from './realtime-credentials.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'credentials-test-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('are created once, readable only by the server', async () => {
  const made = keepRealtimeCredentials(join(dataDir, 'new'));
  expect(keepRealtimeCredentials(join(dataDir, 'new'))).toEqual(made);
  expect(made.secret).toMatch(/^[0-9a-f]{64}$/);
  expect((await stat(join(dataDir, 'new/realtime.json'))).mode & 0o777).toBe(0o600);
});

test('report a damaged file', async () => {
  await writeFile(join(dataDir, 'realtime.json'), '{"key":');
  expect(() => keepRealtimeCredentials(dataDir)).toThrow(/realtime\.json is damaged\. Delete it/);
});

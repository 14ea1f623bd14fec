import { expect, it } from 'vitest';
import { scheduleWords, sizeWords, statusWords } from './backup-words.ts';

it('names sizes in the largest unit that fits', () => {
  expect([0, 900, 12_345, 1_400_000, 2_500_000_000, 3_000_000_000_000_000].map(sizeWords)).toEqual([
    '0.0 kB',
    '0.9 kB',
    '12.3 kB',
    '1.4 MB',
    '2.5 GB',
    '3000.0 TB',
  ]);
});

it('describes the schedule', () => {
  expect(scheduleWords({ every_hours: 24, keep: 7 })).toBe('A backup is made every day. The newest 7 are kept.');
  expect(scheduleWords({ every_hours: 6, keep: 1 })).toBe('A backup is made every 6 hours. The newest one is kept.');
  expect(scheduleWords({ every_hours: 0, keep: 2 })).toBe('No automatic backups are made. The newest 2 are kept.');
});

it('describes how far a backup is', () => {
  const backup = {
    id: 1,
    origin: 'admin',
    status: 'running',
    done: 0,
    total: 0,
    name: null,
    bytes: null,
    missing: 0,
    problem: null,
    created_at: '2026-01-01T00:00:00.000Z',
    finished_at: null,
  } as const;
  expect(statusWords(backup)).toBe('Writing the tables');
  expect(statusWords({ ...backup, done: 3, total: 9 })).toBe('Copying files: 3 of 9');
  expect(statusWords({ ...backup, status: 'completed', name: 'a.tar' })).toBe('Complete');
  expect(statusWords({ ...backup, status: 'completed', name: 'a.tar', missing: 1 })).toBe(
    'Complete, but 1 file was already missing',
  );
});

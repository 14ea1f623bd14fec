import { expect, test } from 'vitest';
import {
  conditionOf,
  durationWords,
  licenceWords,
  memoryWords,
  operationWords,
  triableFiles,
  triableOperations,
  trialsOf,
} from './engine-words.ts';

const engine = {
  name: 'studio',
  title: 'Studio',
  description: '',
  address: null,
  weight: 1,
  place: null,
  orders_families: false,
  running: 0,
  is_healthy: true,
  rests_until: null,
  operations: [],
  faults: [],
  report: { version: '1', devices: [], models: [], files: [], families: [], queue: 2, warnings: [] },
};

test('describes an engine as ready, working, paused or not responding', () => {
  expect(conditionOf(engine)).toEqual({ ok: true, text: 'Working, 2 in its queue' });
  expect(conditionOf({ ...engine, report: null })).toEqual({ ok: true, text: 'Ready' });
  expect(conditionOf({ ...engine, is_healthy: false }).text).toBe('Not accepting work');
  expect(conditionOf({ ...engine, is_healthy: false, report: null }).text).toBe('Does not answer');
  expect(conditionOf({ ...engine, rests_until: '2030-01-01T00:00:00Z' }).text).toBe('Paused after failures');
});

test('describes memory as far as the engine reports it', () => {
  const GB = 2 ** 30;
  expect(memoryWords(24 * GB, 9.5 * GB)).toBe('9.5 GB of 24 GB free');
  expect(memoryWords(24 * GB, null)).toBe('24 GB');
  expect(memoryWords(null, null)).toBe('Memory unknown');
});

test('writes operations and durations in words', () => {
  expect([operationWords('removeBackground'), durationWords(1840)]).toEqual(['remove background', '1.8 seconds']);
  expect(durationWords(1020)).toBe('1 second');
});

test('offers the operations of an engine to try, each with the files that can do it', () => {
  const file = { folder: 'checkpoints', use: 'used' as const, words: '', family: null, licence: null };
  const files = [
    { ...file, name: 'klein', operations: ['generate', 'tryOn'] },
    { ...file, name: 'vae', operations: [] },
  ];
  const operations = [
    { name: 'generate', kind: 'native' as const, models: ['kennaxl' as const] },
    { name: 'upscale', kind: 'unavailable' as const, models: [] },
  ];
  const able = { ...engine, operations, report: { ...engine.report, files } };
  expect(triableOperations(able)).toEqual(['generate']);
  expect([triableFiles(able, 'tryOn'), triableFiles(able, 'upscale')]).toEqual([['klein'], []]);
  expect(triableFiles({ ...able, report: null }, 'generate')).toEqual([]);
});

test('plans one test for each family and operation, and for operations without a drawing model', () => {
  const file = { folder: 'diffusion_models', words: '', licence: null };
  const files = [
    { ...file, name: 'klein-bf16', family: 'Klein', use: 'ready' as const, operations: ['generate', 'tryOn'] },
    { ...file, name: 'klein-fp8', family: 'Klein', use: 'used' as const, operations: ['generate', 'tryOn'] },
    { ...file, name: 'turbo', family: 'Turbo', use: 'ready' as const, operations: ['generate'] },
    { ...file, name: 'vae', family: null, use: 'used' as const, operations: [] },
  ];
  const operations = ['generate', 'tryOn', 'upscale'].map((name) => ({
    name,
    kind: 'native' as const,
    models: ['kennaxl' as const],
  }));
  expect(trialsOf({ ...engine, operations, report: { ...engine.report, files } })).toEqual([
    { operation: 'generate', file: 'klein-fp8', model: 'Klein' },
    { operation: 'tryOn', file: 'klein-fp8', model: 'Klein' },
    { operation: 'generate', file: 'turbo', model: 'Turbo' },
    { operation: 'upscale', file: null, model: null },
  ]);
  expect(trialsOf({ ...engine, operations, report: null })).toHaveLength(3);
});

test('says whether pictures of a model may be sold', () => {
  expect(licenceWords({ name: 'Apache-2.0', sells: 'yes' })).toBe('Licence: Apache-2.0; pictures may be sold');
  expect(licenceWords({ name: 'FLUX Non-Commercial', sells: 'no' })).toContain('must not be sold');
});

import type { EngineState } from '@kenna/contract';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { heldServer } from '../../../testing/held-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { EngineTrials } from './engine-trials.tsx';

const TEST = '/admin/engines/test';
const GB = 2 ** 30;
const file = { folder: 'diffusion_models', use: 'used' as const, words: '', licence: null };
const operation = (name: string) => ({ name, kind: 'native' as const, models: ['kennaxl' as const] });
const studio: EngineState = {
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
  faults: [],
  operations: ['generate', 'tryOn'].map(operation),
  report: {
    version: '1',
    devices: [],
    models: [],
    queue: 0,
    warnings: [],
    families: [],
    files: [
      { ...file, name: 'klein', family: 'Klein', operations: ['generate', 'tryOn'] },
      { ...file, name: 'turbo', family: 'Turbo', operations: ['generate'] },
    ],
  },
};
const made = {
  picture: 'data:image/webp;base64,AA==',
  milliseconds: 3200,
  memory: [{ device: 'Card', total: 24 * GB, free: 9.5 * GB }],
  fault: null,
};
const results = () => within(screen.getByRole('list', { name: 'Results of the tests' })).getAllByRole('listitem');

test('tries each family in each operation, one after the other, with picture, time and memory', async () => {
  const server = heldServer();
  const { user } = renderPage(<EngineTrials engine={studio} />);
  await user.click(screen.getByRole('button', { name: 'Try all 3' }));
  const first = await server.request(TEST);
  expect(first.body).toEqual({ name: 'studio', operation: 'generate', file: 'klein' });
  expect(screen.getByText('Making Klein, generate')).toBeDefined();
  expect(server.count(TEST)).toBe(1);
  first.answer(made);

  (await server.request(TEST, 1)).answer({ ...made, picture: null, fault: 'out_of_memory: no memory' });
  const third = await server.request(TEST, 2);
  expect(third.body).toEqual({ name: 'studio', operation: 'generate', file: 'turbo' });
  third.answer(made);
  await screen.findByRole('button', { name: 'Try all 3' });
  expect(screen.getByRole('img', { name: 'Test of Klein, generate' })).toBeDefined();
  expect(results().map(({ textContent }) => textContent)).toEqual([
    'Klein, generate3.2 seconds9.5 GB of 24 GB free',
    'out_of_memory: no memoryKlein, try on3.2 seconds9.5 GB of 24 GB free',
    'Turbo, generate3.2 seconds9.5 GB of 24 GB free',
  ]);
});

test('makes no further picture once it is stopped', async () => {
  const server = heldServer();
  const { user } = renderPage(<EngineTrials engine={studio} />);
  await user.click(screen.getByRole('button', { name: 'Try all 3' }));
  (await server.request(TEST)).answer(made);
  await server.request(TEST, 1);
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await screen.findByRole('button', { name: 'Try all 3' });
  expect(results()).toHaveLength(1);
  await vi.waitFor(() => expect(server.count(TEST)).toBe(2));
});

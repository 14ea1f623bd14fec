import type { EngineState } from '@kenna/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { heldServer } from '../../../testing/held-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { EngineTrial } from './engine-trial.tsx';

const TEST = '/admin/engines/test';
const made = { picture: 'data:image/webp;base64,AA==', milliseconds: 3200, memory: [], fault: null };

const file = { folder: 'diffusion_models', use: 'used' as const, words: '', family: null, licence: null };
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
  operations: [
    { name: 'generate', kind: 'native', models: ['kennaxl'] },
    { name: 'tryOn', kind: 'native', models: ['kennaxl'] },
    { name: 'upscale', kind: 'unavailable', models: [] },
  ],
  report: {
    version: '1',
    devices: [],
    models: [],
    families: [],
    queue: 0,
    warnings: [],
    files: [
      { ...file, name: 'klein', operations: ['generate', 'tryOn'] },
      { ...file, name: 'turbo', operations: ['generate'] },
    ],
  },
};

test('tries an operation with the preferred file or another one, and keeps the times', async () => {
  const server = heldServer();
  const { user } = renderPage(<EngineTrial engine={studio} />);
  const operation = screen.getByRole('combobox', { name: 'Operation' });
  const files = screen.getByRole('combobox', { name: 'Model file' });
  expect([...operation.children].map(({ textContent }) => textContent)).toEqual(['Generate', 'Try on']);

  await user.selectOptions(files, 'turbo');
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  const first = await server.request(TEST);
  expect(first.body).toEqual({ name: 'studio', operation: 'generate', file: 'turbo' });
  first.answer(made);
  expect(await screen.findByText('Made in 3.2 seconds')).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();

  await user.selectOptions(operation, 'tryOn');
  // The file that cannot do it is not asked for.
  expect([...files.children].map(({ textContent }) => textContent)).toEqual(['The preferred one', 'klein']);
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  const second = await server.request(TEST, 1);
  expect(second.body).toEqual({ name: 'studio', operation: 'tryOn', file: null });
  second.answer({ ...made, milliseconds: 9000 });
  expect(await screen.findByText('Try on, preferred file: 9 seconds')).toBeDefined();
  expect(screen.getByText('Generate, turbo: 3.2 seconds')).toBeDefined();
});

test('shows the error of the engine in the place of the picture', async () => {
  const server = heldServer();
  const { user } = renderPage(<EngineTrial engine={studio} />);
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  (await server.request(TEST)).answer({ ...made, picture: null, fault: 'out_of_memory: no memory' });
  expect(await screen.findByText('out_of_memory: no memory')).toBeDefined();
});

import type { EngineState } from '@kenna/contract';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { heldServer } from '../../../testing/held-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { EngineOrder } from './engine-order.tsx';
import { FamilyOrder } from './family-order.tsx';

const studio: EngineState = {
  name: 'studio',
  title: 'Studio',
  description: '',
  address: { kind: 'comfyui', url: 'http://studio' },
  weight: 1,
  place: null,
  orders_families: true,
  running: 0,
  is_healthy: true,
  rests_until: null,
  faults: [],
  operations: [],
  report: {
    version: '1',
    devices: [],
    models: [],
    files: [],
    families: [
      { id: 'klein', title: 'Klein', is_ordered: true, is_usable: true },
      { id: 'dev', title: 'Dev', is_ordered: true, is_usable: false },
      { id: 'turbo', title: 'Turbo', is_ordered: false, is_usable: true },
    ],
    queue: 0,
    warnings: [],
  },
};
const cloud = { ...studio, name: 'cloud', title: 'Cloud', place: 0 };
const builtIn = { ...studio, name: 'built-in', title: 'Built-in engine', address: null };

test('connected engines are put in an order, and the built-in one is not offered', async () => {
  const server = heldServer();
  const { user } = renderPage(<EngineOrder engines={[studio, cloud, builtIn]} />);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1);
  const add = screen.getByRole('combobox', { name: 'Preferred engines: add' });
  expect([...add.children].map(({ textContent }) => textContent)).toEqual(['Add to the order', 'Studio']);
  await user.selectOptions(add, 'studio');
  expect((await server.request('/admin/engines/order')).body).toEqual({ engines: ['cloud', 'studio'] });
});

test('a single connected engine has no order', () => {
  renderPage(<EngineOrder engines={[studio, builtIn]} />);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('families are moved, removed and left to the configuration', async () => {
  const server = heldServer();
  const { user } = renderPage(<FamilyOrder engine={studio} />);
  expect(screen.getByText('Not on this server')).toBeDefined();
  const steps = [
    ['Move Dev up', ['dev', 'klein']],
    ['Remove Klein from the order', ['dev']],
    ['Use the order of the configuration', null],
  ] as const;
  for (const [count, [name, families]] of steps.entries()) {
    await user.click(screen.getByRole('button', { name }));
    const request = await server.request('/admin/engines/families', count);
    expect(request.body).toEqual({ name: 'studio', families });
    request.answer(null);
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: 'Move Klein down' })).toHaveProperty('disabled', false),
    );
  }
});

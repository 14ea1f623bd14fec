import { MantineProvider } from '@mantine/core';
import type { User } from '@kenna/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { theme } from '../../../app/theme/theme.ts';
import { sessionQuery } from '../../../features/session/session.api.ts';
import { enterMode, pageDraft } from '../../../features/workspace/draft/draft.store.ts';
import { imageItem } from '../../../testing/image-item.ts';
import { pageServer } from '../../../testing/page-server.ts';
import { RemoveBackgroundDialog } from './remove-background-dialog.tsx';

const ADA: User = {
  id: 1,
  name: 'Ada',
  email: 'ada@example.com',
  avatar_url: null,
  plan: 'free',
  is_blocked: 0,
  render_limit: 4,
  is_allow: false,
  is_admin: false,
};

beforeEach(() => {
  enterMode('RemoveBackground');
  pageDraft.reset();
});

/** Opens the popup of Remove Background over its page. */
function open(search: string) {
  const routes = [{ path: '*', element: <RemoveBackgroundDialog /> }];
  const router = createMemoryRouter(routes, { initialEntries: [`/workplace/my-images?${search}`] });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(sessionQuery.queryKey, ADA);
  render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return userEvent.setup();
}

const action = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Remove Background' });

test('starts with the picture on its stage and the price beside its action', async () => {
  const coat = imageItem(7);
  await pageServer({ '/api/web/render/lineage/7': { images: [coat] } });
  open('dialog=remove-background&image=7');
  expect(screen.queryByText('Nothing created yet')).toBeNull();
  expect((await screen.findByRole('img', { name: 'Picture to work on' })).getAttribute('src')).toBe(coat.image_url);
  expect(screen.queryByText('Nothing created yet')).toBeNull();
  expect(screen.getByText('Uses 1 prompt · 3 left after this')).toBeDefined();
  expect((await action()).disabled).toBe(false);
});

test('has settings of its own, and asks for a picture where it has none', async () => {
  await pageServer({});
  pageDraft.change({ promptImageUrl: '/files/of-the-page.png' });
  const user = open('dialog=remove-background');
  expect(await screen.findByText('Nothing created yet')).toBeDefined();
  expect((await action()).disabled).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Transparent' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Transparent' }).checked).toBe(true);
  expect(pageDraft.store.getState().draft).toMatchObject({
    background: '#ffffff',
    promptImageUrl: '/files/of-the-page.png',
  });
});

import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { guarded } from './guarded-routes.tsx';

const Frame = () => (
  <>
    <nav>Tools</nav>
    <Outlet />
  </>
);

test('a page whose code does not load is replaced by a message, and the frame around it stays', async () => {
  const pages = [
    { path: 'create', element: <h1>Create</h1> },
    { path: 'assistant', lazy: () => Promise.reject(new Error('offline')) },
  ];
  const root = { element: <Outlet />, hydrateFallbackElement: <p>Please wait</p> };
  const router = createMemoryRouter([{ ...root, children: [{ element: <Frame />, children: guarded(pages) }] }], {
    initialEntries: ['/create'],
  });
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  await act(() => router.navigate('/assistant'));
  expect(await screen.findByRole('heading', { name: 'This page did not load' })).toBeDefined();
  expect(screen.getByText('Tools')).toBeDefined();
  await act(() => router.navigate('/create'));
  expect(await screen.findByRole('heading', { name: 'Create' })).toBeDefined();
});

import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { theme } from '../app/theme/theme.ts';
import { useLayersBeforeBack } from '../app/use-layers-before-back.ts';

/**
 * Renders components with the theme, a query cache and a router. The page before it shows `Earlier page`, so that tests
 * can check whether Back leaves the page.
 */
export function renderPage(content: ReactNode) {
  const Page = () => {
    useLayersBeforeBack();
    return content;
  };
  const routes = [
    { path: '/earlier', element: <h1>Earlier page</h1> },
    { path: '/', element: <Page /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/earlier', '/'], initialIndex: 1 });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    // Without transitions, closed layers disappear at once.
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { user: userEvent.setup(), goBack: () => act(() => router.navigate(-1)) };
}

import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { galleryQuery } from '../features/gallery/gallery.api.ts';
import { endSession } from '../features/session/session.api.ts';
import { onCallFailed } from '../lib/api-client.ts';
import { showToast } from '../ui/messages/toast.store.ts';
import { Toasts } from '../ui/messages/toasts.tsx';
import { createQueryClient } from './query-client.ts';
import { router } from './router.tsx';
import { cssVariables, theme } from './theme.ts';

const queryClient = createQueryClient();

// The pictures of the first page do not wait for who is there.
if (window.location.pathname === '/') void queryClient.prefetchInfiniteQuery(galleryQuery);

onCallFailed(({ status, kind }, handled) => {
  if (handled || status < 400) return;
  if (kind === 'unauthenticated' || kind === 'session_ended') endSession(queryClient);
  showToast({ title: 'An unexpected error has occurred. Please try again', type: 'error', flag: 1 });
});

export function App() {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </MantineProvider>
  );
}

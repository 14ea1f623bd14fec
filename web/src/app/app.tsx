import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Toasts } from '../ui/messages/toasts.tsx';
import { cssVariables, theme } from './theme/theme.ts';

interface AppProps {
  readonly queryClient: QueryClient;
  /** The router with its pages. */
  readonly children: ReactNode;
}

/** What every page stands in, in the browser and where the server draws one. */
export const App = ({ queryClient, children }: AppProps) => (
  <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
    <QueryClientProvider client={queryClient}>
      {children}
      <Toasts />
    </QueryClientProvider>
  </MantineProvider>
);

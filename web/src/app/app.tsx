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

/** The providers around every page, in the browser and in server rendering. */
export const App = ({ queryClient, children }: AppProps) => (
  <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
    <QueryClientProvider client={queryClient}>
      {children}
      <Toasts />
    </QueryClientProvider>
  </MantineProvider>
);

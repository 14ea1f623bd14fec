/*
 * Starts the application, called once by `main.tsx`. A home page that the server rendered is hydrated in a transition,
 * which leaves the main thread free for input. Every other page is rendered here.
 */
import { FIRST_PAGE_ID, type FirstPage } from '@kenna/contract';
import type { QueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { endSession } from '../../features/session/session.api.ts';
import { onCallFailed } from '../../lib/api/api-client.ts';
import { showToast } from '../../ui/messages/toast.store.ts';
import { App } from '../app.tsx';
import { cacheFirstPage } from './cache-first-page.ts';
import { createQueryClient } from '../query-client.ts';
import { routesOf } from '../router.tsx';

interface Drawn {
  readonly firstPage: FirstPage;
  readonly Home: ComponentType;
}

/** `onAlive` is called once, when the page reacts to input. */
export function start(root: HTMLElement, drawn: Drawn | null, onAlive: () => void): void {
  const queryClient = createQueryClient();
  reportFailures(queryClient);
  if (drawn) cacheFirstPage(queryClient, drawn.firstPage);
  const app = (
    <Alive onAlive={onAlive}>
      <App queryClient={queryClient}>
        <RouterProvider router={createBrowserRouter(routesOf(drawn?.Home))} />
      </App>
    </Alive>
  );
  if (drawn) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** Calls `onAlive` in an effect, which runs after the effects of all children. */
function Alive({ onAlive, children }: { readonly onAlive: () => void; readonly children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}

/** The data that the server has rendered this page with; null when the page came empty. */
export function readFirstPage(): FirstPage | null {
  const element = document.getElementById(FIRST_PAGE_ID);
  return element && (JSON.parse(element.textContent) as FirstPage);
}

const reportFailures = (queryClient: QueryClient) =>
  onCallFailed(({ status, kind }, handled) => {
    if (handled || status < 400) return;
    if (kind === 'unauthenticated' || kind === 'session_ended') endSession(queryClient);
    showToast({ title: 'An unexpected error has occurred. Please try again', type: 'error', flag: 1 });
  });

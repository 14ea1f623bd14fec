/*
 * Renders the home page to HTML for visitors whose scripts have not loaded yet. It is built for the server, which calls
 * it with its data. The browser hydrates the result, so both render the same components.
 */
import type { FirstPage } from '@kenna/contract';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { App } from './app/app.tsx';
import { cacheFirstPage } from './app/start/cache-first-page.ts';
import { createQueryClient } from './app/query-client.ts';
import { Root } from './app/root.tsx';
import { SiteLayout } from './app/layouts/site-layout.tsx';
import { HomePage } from './pages/home-page.tsx';

const { query, dataRoutes } = createStaticHandler([
  { element: <Root />, children: [{ element: <SiteLayout />, children: [{ index: true, element: <HomePage /> }] }] },
]);

/** Returns the HTML inside the root element, as a visitor without a session sees it. */
export async function drawFirstPage(firstPage: FirstPage): Promise<string> {
  const context = await query(new Request('http://localhost/'));
  if (context instanceof Response) throw new Error(`The first page answered ${context.status}`);
  const queryClient = createQueryClient();
  cacheFirstPage(queryClient, firstPage);
  return renderToString(
    <App queryClient={queryClient}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </App>,
  );
}

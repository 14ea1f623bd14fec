import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation, type Location } from 'react-router';
import { useOpenPalette } from '../features/command-palette/palette.store.ts';
import { isSpent } from '../features/plans/quota.ts';
import { openSubscribe, useSubscribeCause } from '../features/plans/subscribe.store.ts';
import { pageResults } from '../features/render-results/results.store.ts';
import {
  followOtherWindows,
  forgetLeave,
  productQuery,
  refreshSession,
  sessionQuery,
  useLeave,
} from '../features/session/session.api.ts';
import { Product } from '../lib/text/product-name.ts';
import { useIsHydrating } from '../ui/use-is-hydrating.ts';
import { useIsIdle } from './use-is-idle.ts';
import { StartPage } from './start-page.tsx';
import { AwayBanner } from './server-watch/away-banner.tsx';
import { redirectFor } from '../features/session/guards.ts';
import { usePaletteKeys } from './palette/use-palette-keys.ts';
import { useOfflineCopy } from './offline/use-offline-copy.ts';
import { OfflinePage } from './server-watch/offline-page.tsx';
import { askServerNow, checkServer, useServerWatch } from './server-watch/use-server-watch.ts';
import { useFocusAfterLogin } from './use-focus-after-login.ts';
import { useLayersBeforeBack } from './use-layers-before-back.ts';

/** Loaded only when the installation has Google Tag Manager configured. */
const Analytics = lazy(() =>
  import('../features/analytics/components/analytics.tsx').then((module) => ({ default: module.Analytics })),
);

const SubscribeDialog = lazy(() =>
  import('../features/plans/components/subscribe-dialog.tsx').then((module) => ({ default: module.SubscribeDialog })),
);

/** Loaded for members only, who can upload pictures. */
const Arrivals = lazy(() => import('../pages/shared/arrivals.tsx').then((module) => ({ default: module.Arrivals })));

const Palette = lazy(() => import('./palette/palette.tsx').then((module) => ({ default: module.Palette })));

/** Pages that offer the plans or take a payment themselves, so the dialog of plans is not shown over them. */
const PAYMENT_PAGES = /^\/(sandbox|thank-you|account\/subscriptions)(\/|$)/;

/** The home page is public and is shown before the session is known. */
const PUBLIC_HOME = '/';

/**
 * Start and guard of every page. It loads the settings of the installation and, except on the home page, the session
 * before the page is shown.
 */
export function Root() {
  const queryClient = useQueryClient();
  const product = useQuery(productQuery);
  const session = useQuery(sessionQuery);
  const { pathname, search } = useLocation();
  const user = session.data ?? null;
  const leave = useLeave();
  useServerWatch();
  useRealtime();
  useOfflineCopy(session.data === undefined ? undefined : (session.data?.id ?? null));
  useFocusAfterLogin(session.data === undefined ? undefined : (session.data?.id ?? null));
  useLayersBeforeBack();
  usePaletteKeys();
  const palette = useOpenPalette();
  useEffect(() => followOtherWindows(queryClient), [queryClient]);
  // Once another page is reached, the logout no longer affects redirects.
  useEffect(forgetLeave, [pathname]);
  useSpentQuotaPrompt();
  useEffect(() => {
    if (session.data === null) pageResults.movePanel({ kind: 'left' });
  }, [session.data]);
  const subscribeCause = useSubscribeCause();
  useEffect(() => {
    // The server may have refused a request because the plan changed in another window.
    if (subscribeCause === 'refused') void refreshSession(queryClient);
  }, [queryClient, subscribeCause]);
  const isHydrating = useIsHydrating();

  const isWaiting = product.isPending || (session.isPending && pathname !== PUBLIC_HOME);
  // The first page is rendered in parts that leave the main thread free, not as one long task when its data arrive.
  const wasWaiting = useDeferredValue(isWaiting);

  if (isWaiting || wasWaiting) return <StartPage />;
  // After a failed refresh the page keeps showing the data that it has.
  if (product.isLoadingError || session.isLoadingError) return <OfflinePage onRetry={askServerNow} />;
  const redirect = redirectFor(pathname, search, user, leave);
  return (
    <Product value={product.data}>
      {redirect === null ? <Outlet /> : <Navigate to={redirect} replace />}
      {subscribeCause !== null && user && !PAYMENT_PAGES.test(pathname) && (
        <Suspense>
          <SubscribeDialog plan={user.plan} left={user.render_limit} cause={subscribeCause} />
        </Suspense>
      )}
      {product.data.analytics.gtm_id !== null && !isHydrating && (
        <Suspense>
          <Analytics gtmId={product.data.analytics.gtm_id} debug={product.data.analytics.debug} />
        </Suspense>
      )}
      {palette !== null && (
        <Suspense>
          <Palette key={palette} kind={palette} />
        </Suspense>
      )}
      {user?.is_blocked === 0 && (
        <Suspense>
          <Arrivals userId={user.id} />
        </Suspense>
      )}
      <AwayBanner />
      <ScrollRestoration getKey={scrollKeyOf} />
    </Product>
  );
}

/**
 * Key of a history entry for scroll restoration. The first entry of each visit has the key `default`, so its address is
 * used instead.
 */
const scrollKeyOf = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

/**
 * Keeps the realtime channels open: those of a person while they are logged in, the channel of downloads for visitors
 * and blocked people too. The client loads once the browser is idle, so that it does not delay the first view; the
 * workspace loads it at once.
 */
function useRealtime(): void {
  const queryClient = useQueryClient();
  const realtime = useQuery(productQuery).data?.realtime;
  const user = useQuery(sessionQuery).data;
  const working = useLocation().pathname.startsWith('/workplace');
  const isIdle = useIsIdle();
  const isDue = user !== undefined && (isIdle || (user !== null && working));
  const userId = user && user.is_blocked === 0 ? user.id : null;
  useEffect(() => {
    if (!realtime || !isDue) return;
    let disconnect: (() => void) | null = null;
    let left = false;
    // A client that failed to load is retried on the next page. Until then lists poll.
    import('./realtime.ts').then(
      ({ connectRealtime }) => {
        if (!left) disconnect = connectRealtime({ queryClient, realtime, userId, onLost: checkServer });
      },
      () => checkServer(),
    );
    return () => {
      left = true;
      disconnect?.();
    };
  }, [queryClient, realtime, isDue, userId]);
}

/**
 * Opens the dialog of plans when a session starts with a spent quota. If the quota is spent later, the next refused
 * request opens it.
 */
function useSpentQuotaPrompt(): void {
  const user = useQuery(sessionQuery).data ?? null;
  const promptedFor = useRef<number | null>(null);
  useEffect(() => {
    if (!user || promptedFor.current === user.id) return;
    promptedFor.current = user.id;
    if (isSpent(user)) openSubscribe('refused');
  }, [user]);
}

import { accountRoutes, productRoutes, type Product, type User, type UserWithToken } from '@kenna/contract';
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { call } from '../../lib/api/api-client.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { putConfirmed, reload } from '../../lib/api/newer-data.ts';
import { onSessionElsewhere, readSessionToken, storePerson, writeSessionToken } from '../../lib/api/session-token.ts';
import { dismissOffers, showToast } from '../../ui/messages/toast.store.ts';

const SESSION = ['session'] as const;

export const productQuery = queryOptions({
  queryKey: ['product'],
  queryFn: ({ signal }) => call(productRoutes.get, { signal }),
  staleTime: Infinity,
});

export const cacheProduct = (queryClient: QueryClient, product: Product): void =>
  void queryClient.setQueryData(productQuery.queryKey, product);

/** The answer to the check of a session may bring a new token, so a page in use checks it this often. */
const CHECK_MS = 3_600_000;

/** The person whose token is stored, or null for a visitor. It fails only if the server cannot be reached. */
export const sessionQuery = queryOptions({
  queryKey: SESSION,
  // A check that another one replaces is not aborted, because its answer may bring a new token, which comes only once.
  queryFn: () => checkSession(),
  staleTime: Infinity,
  refetchInterval: CHECK_MS,
});

async function checkSession(): Promise<User | null> {
  const token = readSessionToken();
  if (token === null) return null;
  try {
    const user = await authenticated(token);
    if (user === undefined) return await checkSession();
    if (user === null) writeSessionToken(null);
    return user;
  } catch (error) {
    if (isApiError(error) && error.status >= 400) return null;
    throw error;
  }
}

/**
 * Returns the person of a token, and stores the new token if the server renews it; null when the session has ended,
 * undefined when the answer came after a login, a logout, or a renewal by another window.
 */
async function authenticated(token: string): Promise<User | null | undefined> {
  const handles = ({ status }: { readonly status: number }) => status === 401;
  const answer = await call(accountRoutes.authenticate, { handles }).catch((error: unknown) => {
    if (isApiError(error) && error.status === 401) return null;
    throw error;
  });
  if (readSessionToken() !== token) return undefined;
  if (answer === null) return null;
  const { token: renewed, ...user } = answer;
  if (renewed === undefined) storePerson(user.id);
  else writeSessionToken(renewed, user.id);
  return user;
}

export const useUser = (): User | null => useQuery(sessionQuery).data ?? null;

/** Origin of a logout: this window or another one of this browser. */
export type Leave = 'here' | 'elsewhere';
const useLeft = create<{ readonly leave: Leave | null }>(() => ({ leave: null }));

/** The last logout; null before a logout, and again after the next page was reached. */
export const useLeave = (): Leave | null => useLeft(({ leave }) => leave);
export const forgetLeave = (): void => useLeft.setState({ leave: null });

export function openSession(queryClient: QueryClient, { token, ...user }: UserWithToken): void {
  forgetLeave();
  writeSessionToken(token, user.id);
  forgetPerson(queryClient);
  putConfirmed<User | null>(queryClient, SESSION, user);
}

/**
 * Ends the session on this page. `leave` is given if the person logged out; without it the session has expired, and the
 * current address is remembered for the next login.
 */
export function endSession(queryClient: QueryClient, leave: Leave | null = null): void {
  // Calls that are sent after a logout fail with 401 and end the session again. They must not overwrite how the person
  // logged out.
  useLeft.setState((before) => ({ leave: leave ?? before.leave }));
  writeSessionToken(null);
  forgetPerson(queryClient);
  putConfirmed<User | null>(queryClient, SESSION, null);
}

/** Applies a login or logout in another window, so that no data of the previous person remains on the screen. */
export const followOtherWindows = (queryClient: QueryClient): (() => void) =>
  onSessionElsewhere(() => {
    if (readSessionToken() === null) endSession(queryClient, 'elsewhere');
    else {
      forgetPerson(queryClient);
      void queryClient.resetQueries({ queryKey: SESSION });
    }
  });

export const refreshSession = (queryClient: QueryClient): Promise<void> => reload(queryClient, { queryKey: SESSION });

/** Reads the settings of the installation again, such as the key of the realtime server. */
export const refreshProduct = (queryClient: QueryClient): Promise<void> =>
  reload(queryClient, { queryKey: productQuery.queryKey });

/**
 * Reads the session again after the server has closed its socket, because the session has ended or its rights have
 * changed. A session that has ended was ended elsewhere: a change that this page is making, such as its own logout,
 * comes first.
 */
export async function recheckSession(queryClient: QueryClient): Promise<void> {
  await changesMade(queryClient);
  const token = readSessionToken();
  if (token === null) return;
  const user = await authenticated(token).catch(() => undefined);
  if (user === undefined) return;
  if (user === null) endSession(queryClient, 'elsewhere');
  else putConfirmed<User | null>(queryClient, SESSION, user);
}

/** Resolves when no change is being sent to the server. */
const changesMade = (queryClient: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (queryClient.isMutating() > 0) return;
      stop();
      resolve();
    };
    const stop = queryClient.getMutationCache().subscribe(check);
    check();
  });

/** Reloads everything after the server was unreachable, because the page may be out of date. */
export const refreshAll = (queryClient: QueryClient): void => void queryClient.invalidateQueries();

/** Applies a change that the server has confirmed. */
export const changeUser = (queryClient: QueryClient, change: Partial<User>): void =>
  putConfirmed<User | null>(queryClient, SESSION, (user) => user && { ...user, ...change });

/**
 * Called before a request that is charged. The returned function applies the quota of its answer. If an event has
 * changed the person in the meantime, either may be newer, so the server is asked.
 */
export function expectCharge(queryClient: QueryClient): (render_limit: number | null) => void {
  const updates = () => queryClient.getQueryState(SESSION)?.dataUpdateCount;
  const before = updates();
  return (render_limit) => {
    if (updates() === before) changeUser(queryClient, { render_limit });
    else if (queryClient.getQueryData<User | null>(SESSION)?.render_limit !== render_limit) {
      void refreshSession(queryClient);
    }
  };
}

/** Removes the person's data from the query cache and the screen, so that the next person cannot see it. */
function forgetPerson(queryClient: QueryClient): void {
  dismissOffers();
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'product' && queryKey[0] !== SESSION[0] });
}

export function useLogout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(accountRoutes.logout, { handles: () => true }),
    onSuccess: () => endSession(queryClient, 'here'),
    onError: (error) => {
      if (isApiError(error) && error.status === 401) endSession(queryClient, 'here');
      else showToast({ title: 'You have not been logged out. Please try again', type: 'error', flag: 1 });
    },
  });
}

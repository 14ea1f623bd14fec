import type { User } from '@kenna/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { writeSessionToken } from '../../lib/api/session-token.ts';
import { changeUser, refreshSession, sessionQuery } from './session.api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  writeSessionToken(null);
});

const ADA: User = {
  id: 1,
  name: 'Ada',
  email: 'ada@example.com',
  avatar_url: null,
  plan: 'pro',
  render_limit: null,
  is_blocked: 0,
  is_allow: false,
  is_admin: false,
};

/** Answers each request for the session when the test says so, in the order of the requests. */
function heldAnswers() {
  const held: ((user: User) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(
      () =>
        new Promise<Response>((resolve) =>
          held.push((data) => resolve(new Response(JSON.stringify({ code: 0, message: '', data })))),
        ),
    ),
  );
  return {
    requests: () => held.length,
    answer: (index: number, user: User) => held[index]!(user),
  };
}

test('a change of the person survives the answer to an older request', async () => {
  writeSessionToken('token');
  const server = heldAnswers();
  const queryClient = new QueryClient();
  queryClient.setQueryData<User | null>(sessionQuery.queryKey, ADA);
  const shown: (string | undefined)[] = [];
  const observer = new QueryObserver(queryClient, sessionQuery);
  const stop = observer.subscribe(({ data }) => shown.push(data?.name));
  void refreshSession(queryClient);
  await vi.waitUntil(() => server.requests() === 1);

  changeUser(queryClient, { name: 'Grace' });
  server.answer(0, ADA);
  await vi.waitUntil(() => server.requests() === 2);
  server.answer(1, { ...ADA, name: 'Grace' });
  await vi.waitUntil(() => !queryClient.isFetching());
  stop();
  expect(shown.at(-1)).toBe('Grace');
  expect(shown.lastIndexOf('Ada')).toBeLessThan(shown.indexOf('Grace'));
});

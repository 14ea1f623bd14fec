import type { User } from '@kenna/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { readSessionToken, writeSessionToken } from '../../lib/api/session-token.ts';
import { heldServer } from '../../testing/held-server.ts';
import { changeUser, endSession, expectCharge, refreshSession, sessionQuery } from './session.api.ts';

afterEach(() => writeSessionToken(null));

const SESSION = '/authentication';
const ADA: User = {
  id: 1,
  name: 'Ada',
  email: 'ada@example.com',
  avatar_url: null,
  plan: 'pro',
  render_limit: 4,
  is_blocked: 0,
  is_allow: false,
  is_admin: false,
};

/** A page of Ada, who is logged in. `shown` are the states of the person that the page has shown. */
function openPage() {
  writeSessionToken('token', ADA.id);
  const queryClient = new QueryClient();
  queryClient.setQueryData<User | null>(sessionQuery.queryKey, ADA);
  const shown: (User | null | undefined)[] = [];
  onTestFinished(new QueryObserver(queryClient, sessionQuery).subscribe(({ data }) => shown.push(data)));
  const settled = () => vi.waitUntil(() => !queryClient.isFetching());
  return { queryClient, shown, settled };
}

test('a change of the person survives the answer to an older request', async () => {
  const server = heldServer();
  const { queryClient, shown, settled } = openPage();
  void refreshSession(queryClient);
  const older = await server.request(SESSION);

  changeUser(queryClient, { name: 'Grace' });
  older.answer(ADA);
  (await server.request(SESSION, 1)).answer({ ...ADA, name: 'Grace' });
  await settled();
  const names = shown.map((user) => user?.name);
  expect(names.at(-1)).toBe('Grace');
  expect(names.lastIndexOf('Ada')).toBeLessThan(names.indexOf('Grace'));
});

test('a logout survives the answer to an older request', async () => {
  const server = heldServer();
  const { queryClient, shown, settled } = openPage();
  void refreshSession(queryClient);
  const older = await server.request(SESSION);
  endSession(queryClient, 'here');
  older.answer(ADA);
  await settled();
  expect(shown.at(-1)).toBeNull();
});

test('the quota of an answer is applied, unless an event has changed the person since the request', async () => {
  const server = heldServer();
  const { queryClient, shown, settled } = openPage();
  expectCharge(queryClient)(3);
  expect(queryClient.getQueryData(sessionQuery.queryKey)?.render_limit).toBe(3);

  const charge = expectCharge(queryClient);
  // The render has failed already, and its charge was returned.
  changeUser(queryClient, { render_limit: 3 });
  charge(2);
  (await server.request(SESSION)).answer({ ...ADA, render_limit: 3 });
  await settled();
  expect(shown.map((user) => user?.render_limit)).not.toContain(2);
});

test('a renewed token replaces the stored one', async () => {
  const server = heldServer();
  const { queryClient, shown, settled } = openPage();
  void refreshSession(queryClient);
  (await server.request(SESSION)).answer({ ...ADA, token: 'renewed' });
  await settled();
  expect(readSessionToken()).toBe('renewed');
  expect(shown.at(-1)).toEqual(ADA);
});

test('a renewed token is stored although a newer check has replaced the one that it answers', async () => {
  const server = heldServer();
  const { queryClient, settled } = openPage();
  void refreshSession(queryClient);
  const older = await server.request(SESSION);
  void refreshSession(queryClient);
  const newer = await server.request(SESSION, 1);
  older.answer({ ...ADA, token: 'renewed' });
  await vi.waitUntil(() => readSessionToken() === 'renewed');
  newer.answer(ADA);
  // The newer answer was for the token before, so the page asks once more.
  (await server.request(SESSION, 2)).answer(ADA);
  await settled();
  expect(readSessionToken()).toBe('renewed');
});

test('a renewed token that arrives after a logout is not stored', async () => {
  const server = heldServer();
  const { queryClient, settled } = openPage();
  void refreshSession(queryClient);
  const older = await server.request(SESSION);
  endSession(queryClient, 'here');
  older.answer({ ...ADA, token: 'renewed' });
  await settled();
  expect(readSessionToken()).toBeNull();
});

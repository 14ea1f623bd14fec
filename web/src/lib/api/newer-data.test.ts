import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { askAgain, putConfirmed, reload } from './newer-data.ts';

const KEY = ['plan'];

/** A page that shows a query, whose requests the test answers in any order. */
function openPage() {
  const queryClient = new QueryClient();
  const requests: { readonly signal: AbortSignal; readonly answer: (data: string) => void }[] = [];
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    new Promise<string>((answer) => requests.push({ signal, answer }));
  const observer = new QueryObserver(queryClient, { queryKey: KEY, queryFn, retry: false });
  const shown: (string | undefined)[] = [];
  observer.subscribe(({ data }) => shown.push(data));
  const arrived = (count: number) => vi.waitUntil(() => requests.length === count);
  const settled = () => vi.waitUntil(() => queryClient.isFetching() === 0);
  return { queryClient, requests, shown, arrived, settled };
}

test('a confirmed state survives the answer to an older request, which is sent again', async () => {
  const { queryClient, requests, shown, arrived, settled } = openPage();
  requests[0]!.answer('free');
  await settled();
  void queryClient.invalidateQueries({ queryKey: KEY });
  await arrived(2);

  putConfirmed(queryClient, KEY, 'pro');
  expect(requests[1]!.signal.aborted).toBe(true);
  requests[1]!.answer('free');
  await arrived(3);
  requests[2]!.answer('pro until May');
  await settled();
  expect(shown.slice(shown.indexOf('pro'))).not.toContain('free');
  expect(shown.at(-1)).toBe('pro until May');
});

test('a confirmed state costs no request when none is running', async () => {
  const { queryClient, requests, shown, settled } = openPage();
  requests[0]!.answer('free');
  await settled();
  putConfirmed<string>(queryClient, KEY, (plan) => `${plan}, then pro`);
  await settled();
  expect(shown.at(-1)).toBe('free, then pro');
  expect(requests).toHaveLength(1);
});

test('a change before the first answer leads to a second request, once', async () => {
  const { queryClient, requests, shown, arrived, settled } = openPage();
  for (let change = 0; change < 3; change++) putConfirmed<string>(queryClient, KEY, (plan) => `${plan}, then pro`);
  requests[0]!.answer('free');
  await arrived(2);
  requests[1]!.answer('pro');
  await settled();
  expect(shown.at(-1)).toBe('pro');
  expect(requests).toHaveLength(2);
});

test('whoever waits for a request that is sent again gets the newer answer', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(KEY, 'free');
  const answers: ((data: string) => void)[] = [];
  const waiting = queryClient.fetchQuery({
    queryKey: KEY,
    queryFn: () => new Promise<string>((answer) => answers.push(answer)),
  });
  askAgain(queryClient, { queryKey: KEY });
  answers[0]!('free');
  answers[1]!('pro');
  expect(await waiting).toBe('pro');
});

test('a reload during the first request shows the answer to a later one', async () => {
  const { queryClient, requests, shown, arrived, settled } = openPage();
  void reload(queryClient, { queryKey: KEY });
  requests[0]!.answer('free');
  await arrived(2);
  requests[1]!.answer('pro');
  await settled();
  expect(shown.at(-1)).toBe('pro');
  void reload(queryClient, { queryKey: KEY });
  await arrived(3);
  requests[2]!.answer('team');
  await settled();
  expect(shown.at(-1)).toBe('team');
});

import { afterEach, expect, test } from 'vitest';
import { cannedServer } from '../../testing/canned-server.ts';
import { createServerWatch } from './server-watch.ts';

type Server = Awaited<ReturnType<typeof cannedServer>>;
let server: Server | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

/** Creates a watch over a server that drops the first `hangUps` connections before it answers. */
async function watchOver(hangUps: number) {
  let left = hangUps;
  const canned = await cannedServer(() => (left-- > 0 ? 'hang up' : { body: {} }));
  server = canned;
  const waits: number[] = [];
  const seen: string[] = [];
  const { promise: back, resolve } = Promise.withResolvers<void>();
  const check = createServerWatch({
    answers: () =>
      fetch(canned.origin).then(
        () => true,
        () => false,
      ),
    wait: async (milliseconds) => void waits.push(milliseconds),
    onAway: () => seen.push('away'),
    onBack: () => {
      seen.push('back');
      resolve();
    },
  });
  return { check, waits, seen, back, requested: canned.requested };
}

test('reports once that the server is away and once that it is back, and polls at growing intervals', async () => {
  const { check, waits, seen, back } = await watchOver(8);
  check();
  await back;
  expect(seen).toEqual(['away', 'back']);
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

test('reports nothing when only one request failed', async () => {
  const { check, seen, requested } = await watchOver(0);
  check();
  await expect.poll(() => requested.length).toBe(1);
  expect(seen).toEqual([]);
});

test('sends one request at a time, however many calls fail', async () => {
  const { check, seen, back, requested } = await watchOver(2);
  for (let call = 0; call < 5; call++) check();
  await back;
  expect(seen).toEqual(['away', 'back']);
  expect(requested).toHaveLength(3);
});

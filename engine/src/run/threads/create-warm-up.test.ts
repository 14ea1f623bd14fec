import { expect, it } from 'vitest';
import { createWarmUp } from './create-warm-up.ts';

/** Drawings that end when they are told to; each has the signal that would end it early. */
function drawings() {
  const begun: { readonly signal: AbortSignal; readonly end: () => void; readonly fail: () => void }[] = [];
  const draw = (signal: AbortSignal) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const fail = () => reject(new Error('The drawing ended early.'));
    signal.addEventListener('abort', fail);
    begun.push({ signal, end: resolve, fail });
    return promise;
  };
  return { begun, draw };
}

/** Lets everything run that is due: timers without a pause, and what waits for promises that are settled already. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 2));
  await new Promise((resolve) => setImmediate(resolve));
}

it('draws once on each thread, and never again once all are drawn', async () => {
  const { begun, draw } = drawings();
  const warmUp = createWarmUp(2, 0, draw);
  warmUp.start();
  warmUp.start();
  await settle();
  expect(begun).toHaveLength(2);
  begun.forEach(({ end }) => end());
  await settle();
  warmUp.start();
  await settle();
  expect(begun).toHaveLength(2);
});

it('starts nothing when a job comes before the pause is over', async () => {
  const { begun, draw } = drawings();
  const warmUp = createWarmUp(2, 0, draw);
  warmUp.start();
  warmUp.stop();
  await settle();
  expect(begun).toHaveLength(0);
});

it('ends its drawings for a job, and begins again afterwards', async () => {
  const { begun, draw } = drawings();
  const warmUp = createWarmUp(2, 0, draw);
  warmUp.start();
  await settle();
  warmUp.stop();
  expect(begun.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  warmUp.start();
  await settle();
  expect(begun).toHaveLength(4);
});

it('does not repeat a drawing that failed by itself', async () => {
  const { begun, draw } = drawings();
  const warmUp = createWarmUp(1, 0, draw);
  warmUp.start();
  await settle();
  begun[0]!.fail();
  await settle();
  warmUp.start();
  await settle();
  expect(begun).toHaveLength(1);
});

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

/** Lets everything run that waits for promises that are settled already. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('draws once on each thread, and never again once all are drawn', async () => {
  const { begun, draw } = drawings();
  const warmUp = createWarmUp(2, draw);
  warmUp.start();
  warmUp.start();
  expect(begun).toHaveLength(2);
  begun.forEach(({ end }) => end());
  await settle();
  warmUp.start();
  expect(begun).toHaveLength(2);
});

it('ends its drawings for a job, and begins again afterwards', async () => {
  const { begun, draw } = drawings();
  const warmUp = createWarmUp(2, draw);
  warmUp.start();
  warmUp.stop();
  expect(begun.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  warmUp.start();
  await settle();
  warmUp.start();
  expect(begun).toHaveLength(4);
});

it('does not repeat a drawing that failed by itself', async () => {
  const { begun, draw } = drawings();
  const warmUp = createWarmUp(1, draw);
  warmUp.start();
  begun[0]!.fail();
  await settle();
  warmUp.start();
  expect(begun).toHaveLength(1);
});

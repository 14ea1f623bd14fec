import { expect, it } from 'vitest';
import { createDrawingTurns } from './drawing-turns.ts';

const stays = new AbortController().signal;
const file = new Uint8Array([1]);

/** A drawing that ends when the test says so, or when it is stopped. */
function held() {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<Uint8Array>();
  const draw = (signal: AbortSignal) => {
    begun.resolve();
    signal.addEventListener('abort', () => ended.reject(new Error('stopped')));
    return ended.promise;
  };
  return { draw, begun: begun.promise, end: () => ended.resolve(file) };
}

it('draws one picture at a time, and one for all who wait for it', async () => {
  const drawInTurn = createDrawingTurns();
  const [mug, bag] = [held(), held()];
  const drawn: string[] = [];
  const both = [drawInTurn('mug', stays, mug.draw), drawInTurn('mug', stays, bag.draw)];
  const after = drawInTurn('bag', stays, async () => {
    drawn.push('bag');
    return file;
  });
  await mug.begun;
  expect(drawn).toEqual([]);
  mug.end();
  expect(await Promise.all([...both, after])).toEqual([file, file, file]);
  expect(drawn).toEqual(['bag']);
});

it('stops a drawing when the last of its visitors has left, and leaves out one that waits', async () => {
  const drawInTurn = createDrawingTurns();
  const [mug, bag] = [held(), held()];
  const [one, other, gone] = [new AbortController(), new AbortController(), new AbortController()];
  const [first, second] = [one, other].map(({ signal }) => drawInTurn('mug', signal, mug.draw));
  const waiting = drawInTurn('bag', gone.signal, bag.draw);
  gone.abort();
  await mug.begun;
  one.abort();
  other.abort();
  await expect(first).rejects.toThrow('stopped');
  await expect(second).rejects.toThrow('stopped');
  await expect(waiting).rejects.toThrow('aborted');
  expect(await drawInTurn('mug', stays, async () => file)).toEqual(file);
});

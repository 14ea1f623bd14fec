import { expect, test } from 'vitest';
import { addLayer, blockingLayer, isCovered, type Layer, type Move } from './layers.ts';

const place = (pathname: string) => ({ pathname, search: '', hash: '', state: null, key: pathname });
const move = (historyAction: `${Move['historyAction']}`): Move => ({
  currentLocation: place('/here'),
  nextLocation: place('/there'),
  historyAction: historyAction as Move['historyAction'],
});
const layer = (blocks: Layer['blocks']): Layer => ({ blocks, onBlocked: ({ reset }) => reset() });

test('lets the layer that was opened last block Back, then the one below it', () => {
  const [dialog, menu] = [layer(() => true), layer(() => true)];
  const closeDialog = addLayer(dialog);
  const closeMenu = addLayer(menu);
  expect(blockingLayer(move('POP'))).toBe(menu);
  closeMenu();
  expect(blockingLayer(move('POP'))).toBe(dialog);
  closeDialog();
  expect(blockingLayer(move('POP'))).toBeUndefined();
  expect(isCovered()).toBe(false);
});

test('keeps the order when a lower layer is removed first', () => {
  const [dialog, menu] = [layer(() => true), layer(() => true)];
  const closeDialog = addLayer(dialog);
  const closeMenu = addLayer(menu);
  closeDialog();
  expect(blockingLayer(move('POP'))).toBe(menu);
  closeMenu();
});

test('skips a layer that does not block the navigation', () => {
  const unsaved = layer(() => true);
  const closeBelow = addLayer(unsaved);
  const closeAbove = addLayer(layer(({ historyAction }) => historyAction === 'POP'));
  expect(blockingLayer(move('PUSH'))).toBe(unsaved);
  closeAbove();
  closeBelow();
});

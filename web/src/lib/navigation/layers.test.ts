import { expect, test } from 'vitest';
import { addLayer, isCovered, layerHolding, type Layer, type Move } from './layers.ts';

const place = (pathname: string) => ({ pathname, search: '', hash: '', state: null, key: pathname });
const move = (historyAction: `${Move['historyAction']}`): Move => ({
  currentLocation: place('/here'),
  nextLocation: place('/there'),
  historyAction: historyAction as Move['historyAction'],
});
const layer = (holds: Layer['holds']): Layer => ({ holds, onHeld: ({ reset }) => reset() });

test('gives Back to what was opened last, and after it to what lies below', () => {
  const [dialog, menu] = [layer(() => true), layer(() => true)];
  const closeDialog = addLayer(dialog);
  const closeMenu = addLayer(menu);
  expect(layerHolding(move('POP'))).toBe(menu);
  closeMenu();
  expect(layerHolding(move('POP'))).toBe(dialog);
  closeDialog();
  expect(layerHolding(move('POP'))).toBeUndefined();
  expect(isCovered()).toBe(false);
});

test('keeps the order when a layer below goes first', () => {
  const [dialog, menu] = [layer(() => true), layer(() => true)];
  const closeDialog = addLayer(dialog);
  const closeMenu = addLayer(menu);
  closeDialog();
  expect(layerHolding(move('POP'))).toBe(menu);
  closeMenu();
});

test('passes a layer that lets the move go', () => {
  const unsaved = layer(() => true);
  const closeBelow = addLayer(unsaved);
  const closeAbove = addLayer(layer(({ historyAction }) => historyAction === 'POP'));
  expect(layerHolding(move('PUSH'))).toBe(unsaved);
  closeAbove();
  closeBelow();
});

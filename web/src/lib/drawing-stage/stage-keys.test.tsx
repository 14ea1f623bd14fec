import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { attachStageKeys } from './stage-keys.ts';

const nothing = () => undefined;
let detach: () => void = nothing;
afterEach(() => detach());

/** A canvas whose keys are listened to; returns the command that Delete calls. */
function openCanvas(isInert: boolean) {
  render(
    <div data-testid="behind" inert={isInert}>
      <div role="application" aria-label="Canvas" />
    </div>,
  );
  const root = screen.getByTestId('behind').firstElementChild as HTMLElement;
  const clear = vi.fn();
  detach = attachStageKeys({
    root,
    element: root,
    // None of these keys draws or zooms.
    stage: { pointers: {} as never, cursor: {} as never, panZoom: {} as never },
    commands: { undo: nothing, redo: nothing, clear, help: nothing, close: () => false },
    stride: () => ({ length: 1, draws: false }),
    onToolKey: () => false,
  });
  return clear;
}

test('keys that are pressed while nothing has the focus act on the canvas', () => {
  const clear = openCanvas(false);
  fireEvent.keyDown(document.body, { key: 'Delete' });
  expect(clear).toHaveBeenCalledOnce();
});

test('a canvas behind its results leaves the keys to them', () => {
  const clear = openCanvas(true);
  const heard = vi.fn();
  document.body.addEventListener('keydown', heard, { once: true });
  fireEvent.keyDown(document.body, { key: 'Delete' });
  expect(clear).not.toHaveBeenCalled();
  expect(heard).toHaveBeenCalledOnce();
});

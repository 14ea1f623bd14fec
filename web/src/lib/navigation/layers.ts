import type { useBlocker } from 'react-router';

/*
 * What lies over the page, the topmost last: dialogs, menus, sheets. The router knows one blocker only, so all of them
 * are asked through this list before the history moves.
 */

type Blocker = ReturnType<typeof useBlocker>;

/** A move of the history that waits for an answer. */
export type HeldMove = Extract<Blocker, { state: 'blocked' }>;

/** A move of the history, before it is made. */
export type Move = Parameters<Extract<Parameters<typeof useBlocker>[0], (...move: never) => unknown>>[0];

export interface Layer {
  /** Whether the move has to wait for this layer. */
  readonly holds: (move: Move) => boolean;
  /** Must let the move proceed or reset it, sooner or later. */
  readonly onHeld: (move: HeldMove) => void;
}

const layers: Layer[] = [];
const listeners = new Set<() => void>();

/** Puts a layer on top; the function that it returns takes it away again. */
export function addLayer(layer: Layer): () => void {
  layers.push(layer);
  for (const listener of listeners) listener();
  return () => void layers.splice(layers.indexOf(layer), 1);
}

/** The topmost layer that a move has to wait for. */
export const layerHolding = (move: Move): Layer | undefined => layers.findLast(({ holds }) => holds(move));

export const isCovered = (): boolean => layers.length > 0;

/** Calls after each layer that is added, until the returned function is called. */
export function onLayerAdded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

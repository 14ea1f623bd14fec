import type { useBlocker } from 'react-router';

/*
 * The dialogs, menus and sheets that are open over the page, the topmost last. React Router supports only one active
 * blocker, so that blocker consults this list before the page changes.
 */

type Blocker = ReturnType<typeof useBlocker>;

/** A navigation that the router has blocked until `proceed` or `reset` is called. */
export type BlockedMove = Extract<Blocker, { state: 'blocked' }>;

/** A navigation that has not happened yet. */
export type Move = Parameters<Extract<Parameters<typeof useBlocker>[0], (...move: never) => unknown>>[0];

export interface Layer {
  /** Returns whether this layer blocks the navigation. */
  readonly blocks: (move: Move) => boolean;
  /** Called with a navigation that this layer blocks. It must call `proceed` or `reset` in the end. */
  readonly onBlocked: (move: BlockedMove) => void;
}

const layers: Layer[] = [];
const listeners = new Set<() => void>();

/** Adds a layer on top and returns a function that removes it. */
export function addLayer(layer: Layer): () => void {
  layers.push(layer);
  for (const listener of listeners) listener();
  return () => void layers.splice(layers.indexOf(layer), 1);
}

/** Returns the topmost layer that blocks the navigation. */
export const blockingLayer = (move: Move): Layer | undefined => layers.findLast(({ blocks }) => blocks(move));

export const isCovered = (): boolean => layers.length > 0;

/** Calls the listener after each layer that is added, until the returned function is called. */
export function onLayerAdded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

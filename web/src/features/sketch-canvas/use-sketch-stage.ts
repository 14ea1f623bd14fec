import { useEffect, useRef, type RefObject } from 'react';
import type { Size } from '../../lib/pan-zoom/view.ts';
import type { SketchSession } from './sketch-session.ts';
import { attachKeys, type KeyCommands } from './stage/keys.ts';
import { createSketchStage, type SketchStage, type StageElements } from './stage/sketch-stage.ts';

interface StageUse {
  /** Holds the elements of the stage and its toolbar. */
  readonly root: RefObject<HTMLElement | null>;
  readonly session: SketchSession;
  readonly size: Size;
  readonly onZoom: (zoom: number) => void;
  readonly keys: KeyCommands;
}

/** The stage inside an element, for as long as it is there and its sheet has this size, and its keys. */
export function useSketchStage({ root, session, size, onZoom, keys }: StageUse): RefObject<SketchStage | null> {
  const stage = useRef<SketchStage | null>(null);
  const now = useRef(keys);
  const { width, height } = size;
  useEffect(() => void (now.current = keys));
  useEffect(() => {
    if (!root.current) return;
    const elements = elementsIn(root.current);
    const created = createSketchStage(elements, { session, size: { width, height }, onZoom });
    stage.current = created;
    const detachKeys = attachKeys(root.current, elements.stage, created, {
      undo: () => now.current.undo(),
      redo: () => now.current.redo(),
      clear: () => now.current.clear(),
      help: () => now.current.help(),
      choose: (tool) => now.current.choose(tool),
      close: () => now.current.close(),
    });
    return () => {
      detachKeys();
      created.detach();
      stage.current = null;
    };
  }, [root, session, width, height, onZoom]);
  return stage;
}

function elementsIn(root: HTMLElement): StageElements {
  const part = <E extends Element>(name: string): E => {
    const element = root.querySelector<E>(`[data-part="${name}"]`);
    if (!element) throw new Error(`The sheet has no ${name}`);
    return element;
  };
  return {
    stage: part('stage'),
    sheet: part('sheet'),
    drawing: part('drawing'),
    live: part('live'),
    ring: part('ring'),
    label: part('label'),
  };
}

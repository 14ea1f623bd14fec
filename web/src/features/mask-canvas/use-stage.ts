import { useEffect, useRef, type RefObject } from 'react';
import type { MaskSession } from './mask-session.ts';
import { attachKeys, type KeyCommands } from './stage/keys.ts';
import { createStage, type Stage, type StageElements } from './stage/stage.ts';
import type { MaskCommands } from './use-mask-commands.ts';

interface StageUse {
  /** Holds the elements of the stage and its toolbar. */
  readonly root: RefObject<HTMLElement | null>;
  readonly session: MaskSession;
  readonly region: MaskCommands['region'];
  readonly onZoom: (zoom: number) => void;
  readonly keys: KeyCommands;
}

/** The stage inside an element, for as long as it is there, and its keys. */
export function useStage({ root, session, region, onZoom, keys }: StageUse): RefObject<Stage | null> {
  const stage = useRef<Stage | null>(null);
  const now = useRef(keys);
  useEffect(() => void (now.current = keys));
  useEffect(() => {
    if (!root.current) return;
    const elements = elementsIn(root.current);
    const created = createStage(elements, { session, region, onZoom });
    stage.current = created;
    const detachKeys = attachKeys(root.current, elements.stage, created, {
      undo: () => now.current.undo(),
      redo: () => now.current.redo(),
      clear: () => now.current.clear(),
      invert: () => now.current.invert(),
      help: () => now.current.help(),
      choose: (tool) => now.current.choose(tool),
      close: () => now.current.close(),
    });
    return () => {
      detachKeys();
      created.detach();
      stage.current = null;
    };
  }, [root, session, region, onZoom]);
  return stage;
}

function elementsIn(root: HTMLElement): StageElements {
  const part = <E extends Element>(name: string): E => {
    const element = root.querySelector<E>(`[data-part="${name}"]`);
    if (!element) throw new Error(`The canvas has no ${name}`);
    return element;
  };
  return {
    stage: part('stage'),
    sheet: part('sheet'),
    above: part('above'),
    overlay: part('overlay'),
    outlines: [part('outline'), part('outline-light')],
    ring: part('ring'),
    label: part('label'),
  };
}

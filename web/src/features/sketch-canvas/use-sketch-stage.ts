import { useCallback, type RefObject } from 'react';
import type { DrawingStage } from '../../lib/drawing-stage/drawing-stage.ts';
import { partIn } from '../../lib/drawing-stage/part-in.ts';
import { useDrawingStage } from '../../lib/drawing-stage/use-drawing-stage.ts';
import type { Size } from '../../lib/pan-zoom/view.ts';
import type { SketchSession } from './sketch-session.ts';
import { attachKeys, type KeyCommands } from './stage/keys.ts';
import { createSketchStage, type StageElements } from './stage/sketch-stage.ts';

interface StageUse {
  /** Element that contains the stage and its toolbar. */
  readonly root: RefObject<HTMLElement | null>;
  readonly session: SketchSession;
  readonly size: Size;
  readonly onZoom: (zoom: number) => void;
  readonly keys: KeyCommands;
}

/** The stage inside an element, with its keys. It is created again for another session or size. */
export function useSketchStage({ root, session, size, onZoom, keys }: StageUse): RefObject<DrawingStage | null> {
  const { width, height } = size;
  const attach = useCallback(
    (element: HTMLElement, commands: KeyCommands) => {
      const elements = elementsIn(element);
      const stage = createSketchStage(elements, { session, size: { width, height }, onZoom });
      const detachKeys = attachKeys(element, elements.stage, stage, commands);
      const detach = () => {
        detachKeys();
        stage.detach();
      };
      return { stage, detach };
    },
    [session, width, height, onZoom],
  );
  return useDrawingStage({ root, commands: keys, attach });
}

const elementsIn = (root: HTMLElement): StageElements => ({
  stage: partIn(root, 'stage'),
  sheet: partIn(root, 'sheet'),
  drawing: partIn(root, 'drawing'),
  live: partIn(root, 'live'),
  ring: partIn(root, 'ring'),
  label: partIn(root, 'label'),
});

import { useCallback, type RefObject } from 'react';
import { partIn } from '../../lib/drawing-stage/part-in.ts';
import { useDrawingStage } from '../../lib/drawing-stage/use-drawing-stage.ts';
import type { MaskSession } from './mask-session.ts';
import { attachKeys, type KeyCommands } from './stage/keys.ts';
import { createStage, type Stage, type StageElements } from './stage/stage.ts';
import type { MaskCommands } from './use-mask-commands.ts';

interface StageUse {
  /** Element that contains the stage and its toolbar. */
  readonly root: RefObject<HTMLElement | null>;
  readonly session: MaskSession;
  readonly region: MaskCommands['region'];
  readonly onZoom: (zoom: number) => void;
  readonly keys: KeyCommands;
}

/** Attaches the stage and its keyboard shortcuts to an element for as long as the component is mounted. */
export function useStage({ root, session, region, onZoom, keys }: StageUse): RefObject<Stage | null> {
  const attach = useCallback(
    (element: HTMLElement, commands: KeyCommands) => {
      const elements = elementsIn(element);
      const stage = createStage(elements, { session, region, onZoom });
      const detachKeys = attachKeys(element, elements.stage, stage, commands);
      const detach = () => {
        detachKeys();
        stage.detach();
      };
      return { stage, detach };
    },
    [session, region, onZoom],
  );
  return useDrawingStage({ root, commands: keys, attach });
}

const elementsIn = (root: HTMLElement): StageElements => ({
  stage: partIn(root, 'stage'),
  sheet: partIn(root, 'sheet'),
  above: partIn(root, 'above'),
  overlay: partIn(root, 'overlay'),
  outlines: [partIn(root, 'outline'), partIn(root, 'outline-light')],
  ring: partIn(root, 'ring'),
  label: partIn(root, 'label'),
});

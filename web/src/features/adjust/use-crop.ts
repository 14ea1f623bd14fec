import type { Adjustment, PixelSize } from '@kenna/contract';
import { useState } from 'react';
import { boxOf, cropOf, SHAPES, type Box, type Shape } from './crop-rules.ts';
import { turned, type CropTurn } from './crop-turn.ts';
import type { AdjustEditor } from './use-adjust-editor.ts';

export interface CropWork {
  readonly box: Box;
  readonly frame: PixelSize;
  readonly shape: Shape;
  readonly ratio: number | null;
  readonly setShape: (shape: Shape) => void;
  readonly setBox: (box: Box) => void;
  readonly turn: (turn: CropTurn) => void;
  readonly straighten: (degrees: number) => void;
  /** Remembers the present adjustment, which `cancel` restores. */
  readonly begin: () => void;
  readonly cancel: () => void;
}

/** The crop while it is edited. Each step can be undone separately; Cancel undoes all of them. */
export function useCrop({ adjustment, wholeFrame, change, settle }: AdjustEditor): CropWork {
  const [shape, setShape] = useState<Shape>('free');
  const [before, setBefore] = useState<Adjustment>(adjustment);
  return {
    box: boxOf(adjustment.crop, wholeFrame),
    frame: wholeFrame,
    shape,
    ratio: SHAPES.find(({ value }) => value === shape)?.ratio ?? null,
    setShape,
    setBox: (box) => change('crop', { crop: cropOf(box, wholeFrame) }),
    turn(turn) {
      change(turn, turned(adjustment, turn));
      settle();
    },
    straighten: (straighten) => change('straighten', { straighten }),
    begin() {
      setShape('free');
      setBefore(adjustment);
    },
    cancel() {
      const { turn, flip_horizontal, flip_vertical, straighten, crop } = before;
      change('cancel-crop', { turn, flip_horizontal, flip_vertical, straighten, crop });
      settle();
    },
  };
}

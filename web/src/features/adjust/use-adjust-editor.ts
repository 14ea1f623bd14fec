import { adjustedFrame, isNeutralColour, colourTable, type AdjustedFrame, type Adjustment } from '@kenna/contract';
import { useMemo } from 'react';
import type { AdjustSource } from './adjust.api.ts';
import { changeHistory, historyIn, useAdjustDrafts } from './adjust-drafts.store.ts';
import { changed, isSame, redone, settled, undone } from '../../lib/drafts/edit-history.ts';

export interface AdjustEditor {
  readonly source: AdjustSource;
  readonly adjustment: Adjustment;
  /** Geometry of the file to be saved. */
  readonly frame: AdjustedFrame;
  /** Geometry of the file without the crop, shown while the crop is edited. */
  readonly wholeFrame: AdjustedFrame;
  readonly colours: Float32Array<ArrayBuffer> | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether the settings differ from those saved last. */
  readonly dirty: boolean;
  /** Changes settings. Consecutive changes of one control are one undo step until `settle`. */
  readonly change: (control: string, change: Partial<Adjustment>) => void;
  readonly settle: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The editor of a picture's adjustment. `saved`: the settings of its newest version. */
export function useAdjustEditor(source: AdjustSource, saved: Adjustment): AdjustEditor {
  const { origin } = source;
  const history = useAdjustDrafts((state) => historyIn(state, origin.id));
  const adjustment = history.present;
  const { light, filter, filter_opacity: opacity } = adjustment;
  const colours = useMemo(() => {
    const settings = { light, filter, filter_opacity: opacity };
    return isNeutralColour(settings) ? null : colourTable(settings);
  }, [light, filter, opacity]);
  const frames = useMemo(() => {
    const size = { width: origin.width, height: origin.height };
    return { frame: adjustedFrame(size, adjustment), wholeFrame: adjustedFrame(size, { ...adjustment, crop: null }) };
  }, [origin, adjustment]);
  return {
    source,
    adjustment,
    ...frames,
    colours,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    dirty: !isSame(adjustment, saved),
    change: (control, change) => changeHistory(origin.id, (history) => changed(history, control, change)),
    settle: () => changeHistory(origin.id, settled),
    undo: () => changeHistory(origin.id, undone),
    redo: () => changeHistory(origin.id, redone),
  };
}

import {
  saveOptionsOf,
  type DownloadFormat,
  type Fit,
  type SaveOptions,
  type SizePresetName,
  type SvgDetail,
} from '@kenna/contract';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** Download settings of the person, stored because most downloads use the same ones. */
export interface SaveLook {
  readonly format: DownloadFormat;
  readonly size: SizePresetName;
  /** null uses the default of the size. */
  readonly fit: Fit | null;
  readonly background: string | null;
  readonly quality: number;
  readonly detail: SvgDetail;
}

const DEFAULT_LOOK: SaveLook = {
  format: 'jpg',
  size: 'original',
  fit: null,
  background: null,
  quality: 90,
  detail: 'fine',
};

export const useSaveLook = create<{ look: SaveLook }>()(
  persist(() => ({ look: DEFAULT_LOOK }), {
    name: 'save-look',
    version: 1,
    storage: createJSONStorage(() => localStorage),
  }),
);

export function changeLook(change: Partial<SaveLook>): void {
  useSaveLook.setState(({ look }) => ({ look: { ...look, ...change } }));
}

/**
 * Options for a download. The transparent size falls back to the original one for pictures without transparent areas.
 */
export function optionsOf({ fit, background, size, ...look }: SaveLook, seesThrough: boolean): SaveOptions {
  return saveOptionsOf({
    ...look,
    size: size === 'transparent' && !seesThrough ? 'original' : size,
    ...(fit !== null && { fit }),
    ...(background !== null && { background }),
  });
}

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

/** How a person saves pictures: kept, because the next is most often saved alike. */
export interface SaveLook {
  readonly format: DownloadFormat;
  readonly size: SizePresetName;
  /** null: as the size suggests. */
  readonly fit: Fit | null;
  readonly background: string | null;
  readonly quality: number;
  readonly detail: SvgDetail;
}

const FIRST: SaveLook = { format: 'jpg', size: 'original', fit: null, background: null, quality: 90, detail: 'fine' };

export const useSaveLook = create<{ look: SaveLook }>()(
  persist(() => ({ look: FIRST }), { name: 'save-look', version: 1, storage: createJSONStorage(() => localStorage) }),
);

export function changeLook(change: Partial<SaveLook>): void {
  useSaveLook.setState(({ look }) => ({ look: { ...look, ...change } }));
}

/** What it makes of a picture; without a ground there is nothing to make transparent. */
export function optionsOf({ fit, background, size, ...look }: SaveLook, seesThrough: boolean): SaveOptions {
  return saveOptionsOf({
    ...look,
    size: size === 'transparent' && !seesThrough ? 'original' : size,
    ...(fit !== null && { fit }),
    ...(background !== null && { background }),
  });
}

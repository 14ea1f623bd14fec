import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface SourceState {
  /** Address of the picture on the adjust page; null before one is chosen. */
  readonly url: string | null;
}

/** The picture of the adjust page. It survives a reload. */
export const useAdjustSourceUrl = create<SourceState>()(
  persist(() => ({ url: null }) as SourceState, { name: 'adjust-source', version: 1 }),
);

export const chooseAdjustSource = (url: string | null): void => void useAdjustSourceUrl.setState({ url });

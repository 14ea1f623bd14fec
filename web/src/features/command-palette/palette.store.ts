import { create } from 'zustand';

/** `commands` searches everything, `keys` lists the keyboard shortcuts. */
export type PaletteKind = 'commands' | 'keys';

const useOpened = create<{ readonly kind: PaletteKind | null }>(() => ({ kind: null }));

/** What is open over the page; null for nothing. */
export const useOpenPalette = (): PaletteKind | null => useOpened(({ kind }) => kind);

export const openPalette = (kind: PaletteKind): void => useOpened.setState({ kind });

export const closePalette = (): void => useOpened.setState({ kind: null });

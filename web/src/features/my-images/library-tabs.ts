export type LibraryTab = 'renders' | 'uploads' | 'liked' | 'trash' | 'my_collections';

/** The tabs of My Images with the names that the address uses. */
export const LIBRARY_TABS: readonly { readonly name: LibraryTab; readonly label: string }[] = [
  { name: 'renders', label: 'Renders' },
  { name: 'uploads', label: 'Uploads' },
  { name: 'liked', label: 'Liked' },
  { name: 'my_collections', label: 'Collections' },
  { name: 'trash', label: 'Bin' },
];

export const libraryTabOf = (name: string | null): LibraryTab =>
  LIBRARY_TABS.find((tab) => tab.name === name)?.name ?? 'renders';

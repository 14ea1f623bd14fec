import { useState } from 'react';

/**
 * Creates a function that concatenates pages. If pages were only appended since the last call, only these are
 * processed.
 */
export function createFlatPages<Page, Item>(itemsOf: (page: Page) => readonly Item[]) {
  let last: { readonly pages: readonly Page[]; readonly items: readonly Item[] } = { pages: [], items: [] };
  return (pages: readonly Page[]): readonly Item[] => {
    const { pages: before, items } = last;
    const isContinued = before.length <= pages.length && before.every((page, at) => page === pages[at]);
    const reused = isContinued ? before.length : 0;
    if (isContinued && reused === pages.length) return items;
    last = { pages, items: (isContinued ? items : []).concat(...pages.slice(reused).map(itemsOf)) };
    return last.items;
  };
}

/** Returns the items of all pages of an infinite query, efficiently even for a long list. */
export function useFlatPages<Page, Item>(
  pages: readonly Page[] | undefined,
  itemsOf: (page: Page) => readonly Item[],
): readonly Item[] {
  const [flatten] = useState(() => createFlatPages(itemsOf));
  return flatten(pages ?? []);
}

import { useState } from 'react';

/** Puts pages together; pages that were put together before and come first again cost nothing. */
export function createFlatPages<Page, Item>(itemsOf: (page: Page) => readonly Item[]) {
  let last: { readonly pages: readonly Page[]; readonly items: readonly Item[] } = { pages: [], items: [] };
  return (pages: readonly Page[]): readonly Item[] => {
    const { pages: before, items } = last;
    const isContinued = before.length <= pages.length && before.every((page, at) => page === pages[at]);
    const kept = isContinued ? before.length : 0;
    if (isContinued && kept === pages.length) return items;
    last = { pages, items: (isContinued ? items : []).concat(...pages.slice(kept).map(itemsOf)) };
    return last.items;
  };
}

/** The items of a list that is read page by page, however long it has grown. */
export function useFlatPages<Page, Item>(
  pages: readonly Page[] | undefined,
  itemsOf: (page: Page) => readonly Item[],
): readonly Item[] {
  const [flatten] = useState(() => createFlatPages(itemsOf));
  return flatten(pages ?? []);
}

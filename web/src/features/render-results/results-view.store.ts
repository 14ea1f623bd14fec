import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** How the results are laid out: one render that fills the page, rows of large pictures, or rows of small ones. */
export type Density = 'stage' | 'rows' | 'sheet';

/** Which renders are listed: those of the tool on the page, or those of all tools. */
type Scope = 'tool' | 'all';

interface View {
  readonly density: Density;
  readonly scope: Scope;
}

const DEFAULT_VIEW: View = { density: 'stage', scope: 'tool' };

/** The person's choice, stored in the browser because it applies to all tools and visits. */
export const useResultsView = create<{ view: View }>()(
  persist(() => ({ view: DEFAULT_VIEW }), {
    name: 'results-view',
    version: 1,
    storage: createJSONStorage(() => localStorage),
  }),
);

export function changeView(change: Partial<View>): void {
  useResultsView.setState(({ view }) => ({ view: { ...view, ...change } }));
}

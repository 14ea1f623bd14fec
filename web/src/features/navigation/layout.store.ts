import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface LayoutState {
  /** True if the left navigation shows names besides its icons. */
  readonly leftSideBar: boolean;
  /** True if the tutorial is shown beside a tool. */
  readonly knowledgeBaseSidebar: boolean;
  /**
   * True if the home page shows its gallery to a person who is logged in. The name is spelt as in the specification.
   */
  readonly authGellary: boolean;
}

export const useLayout = create<LayoutState>()(
  persist(
    (): LayoutState => ({
      // Open from the breakpoint `md` (1024 px). Below `lg` (1280 px) the style sheet shows icons only.
      leftSideBar: window.matchMedia('(min-width: 64em)').matches,
      knowledgeBaseSidebar: false,
      authGellary: true,
    }),
    { name: 'layout' },
  ),
);

export const showKnowledgeBase = (knowledgeBaseSidebar: boolean): void =>
  void useLayout.setState({ knowledgeBaseSidebar });

export const toggleLeftSideBar = (): void =>
  void useLayout.setState(({ leftSideBar }) => ({ leftSideBar: !leftSideBar }));

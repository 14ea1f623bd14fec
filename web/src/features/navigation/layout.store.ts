import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface LayoutState {
  /** Names of the left navigation beside its icons. */
  readonly leftSideBar: boolean;
  /** The tutorial of a tool beside it. */
  readonly knowledgeBaseSidebar: boolean;
  /** The gallery of the home page for a person who is logged in. */
  readonly authGellary: boolean;
}

export const useLayout = create<LayoutState>()(
  persist(
    (): LayoutState => ({
      // Open from `lg` on; between `lg` and `xl` the style sheet shows icons only.
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

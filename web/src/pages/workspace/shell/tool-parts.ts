import type { Panel } from '@kenna/contract';
import type { ReactNode } from 'react';
import type { SettingsPanelProps } from '../../../features/workspace/components/panel/settings-panel.tsx';
import type { Missing } from '../../../features/workspace/draft/missing.ts';

/** The parts of a tool, which its page and its dialog place in their frames. */
export interface ToolParts {
  /** The stage with the filmstrip. */
  readonly stage: ReactNode;
  /** The sections of the panel. */
  readonly sections: Partial<Record<Panel, ReactNode>>;
  /** The action with its price. `beside`: other actions in its row. */
  readonly foot: (beside?: ReactNode) => ReactNode;
  /** What is missing for the reported request. */
  readonly reported: Missing | null;
  /** Label of the button on the lowered panel of a small screen. */
  readonly peek: string;
  /** Address of the picture beside that label; null for none. */
  readonly peekPicture: string | null;
  readonly focusFirst: () => void;
  /** Accepts pictures that are dropped anywhere or pasted. */
  readonly dropTarget: ReactNode;
  /** How the panel differs from that of most tools. */
  readonly panel?: Partial<
    Pick<SettingsPanelProps, 'restart' | 'groups' | 'choosesEngine' | 'peekLook' | 'isLower' | 'started'>
  >;
}

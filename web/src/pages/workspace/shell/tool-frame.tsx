import type { Mode } from '@kenna/contract';
import type { ReactNode } from 'react';
import { useToolDialog } from '../../../features/image-tools/use-tool-dialog.ts';
import { LearnButton } from '../../../features/navigation/components/learn-button.tsx';
import { SettingsPanel } from '../../../features/workspace/components/panel/settings-panel.tsx';
import type { ToolParts } from './tool-parts.ts';

interface ToolFrameProps {
  readonly mode: Mode;
  readonly parts: ToolParts;
  /** The viewer of the pictures on the page. */
  readonly viewer: ReactNode;
}

/** The frame of the page of a tool of the mode table. */
export const ToolFrame = ({ mode, parts, viewer }: ToolFrameProps) => (
  <PageFrame
    stage={parts.stage}
    dropTarget={parts.dropTarget}
    viewer={viewer}
    panel={
      <SettingsPanel
        mode={mode}
        sections={parts.sections}
        help={<LearnButton />}
        peek={parts.peek}
        peekPicture={parts.peekPicture}
        onPeek={parts.focusFirst}
        needed={parts.reported?.at === 'canvas' ? null : parts.reported}
        foot={parts.foot()}
        {...parts.panel}
      />
    }
  />
);

interface PageFrameProps extends Pick<ToolParts, 'stage' | 'dropTarget'>, Pick<ToolFrameProps, 'viewer'> {
  readonly panel: ReactNode;
}

/** The frame of the page of any tool. */
export function PageFrame({ stage, panel, dropTarget, viewer }: PageFrameProps) {
  const dialog = useToolDialog();
  return (
    <>
      {stage}
      {panel}
      {dialog.name === null && dropTarget}
      {viewer}
    </>
  );
}

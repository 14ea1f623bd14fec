import { CREATIVE_RANGE } from '@kenna/contract';
import type { PanelGroup } from '../../../features/workspace/components/panel/panel-sections.tsx';
import type { Draft } from '../../../features/workspace/draft/draft.ts';
import { NothingYet } from './nothing-yet.tsx';
import { ToolDialog } from './tool-dialog.tsx';

/**
 * Paints over a part of a picture and fills it, in a dialog over the page. Save closes the dialog on the chosen result.
 */
export const GenerativeFillDialog = () => (
  <ToolDialog
    mode="GenerateFill"
    title="Generative Fill"
    // The slider starts at its own default here, and at the guidance of the mode on the page.
    defaults={{ guidance: CREATIVE_RANGE.default }}
    start={<NothingYet headline="Choose a picture to paint on" />}
    groups={groupsOf}
    saveProblem="Choose a result to keep"
    asks
  />
);

const IMAGE: PanelGroup = { title: null, panels: ['Image'] };

/** The specification has an accordion in this dialog. A chosen picture is on the canvas, so its section comes last. */
function groupsOf({ prompt, guidance, count, promptImageUrl }: Draft): readonly PanelGroup[] {
  const groups: readonly PanelGroup[] = [
    { title: 'Prompt', summary: prompt.trim(), panels: ['Prompt'] },
    { title: null, panels: ['GenerativeFill'] },
    {
      title: 'Settings',
      summary: `Creative ${guidance} · ${count} ${count === 1 ? 'image' : 'images'}`,
      panels: ['guidanceSlider', 'Model'],
    },
  ];
  return promptImageUrl === null ? [IMAGE, ...groups] : [...groups, IMAGE];
}

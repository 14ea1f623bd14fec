import { MODE_TABLE, type Mode } from '@kenna/contract';
import { mdiCreation, mdiCursorText } from '@mdi/js';
import { useEffect } from 'react';
import { useToolDialog } from '../../features/image-tools/use-tool-dialog.ts';
import { useViewedImage } from '../../features/image-viewer/use-viewed-image.ts';
import { enterResults } from '../../features/render-results/results.store.ts';
import { useUser } from '../../features/session/session.api.ts';
import { enterMode } from '../../features/workspace/draft/draft.store.ts';
import { useAddressedDraft } from '../../features/workspace/draft/use-addressed-draft.ts';
import { COMMAND_KEY } from '../../lib/browser/command-key.ts';
import { useCommands } from '../../lib/commands/commands.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { useLibraryCovered } from '../shared/library-dialogs.tsx';
import { ToolFrame } from './shell/tool-frame.tsx';
import { usePageShelf } from './shell/use-shelf.ts';
import { useToolShell } from './shell/use-tool-shell.tsx';
import { WorkspaceViewer } from './workspace-viewer.tsx';

/** Creates the page of a tool from its row of the mode table. */
export function workspacePage(mode: Mode) {
  return function WorkspacePage() {
    return <Workspace mode={mode} />;
  };
}

/** The parts of a tool in the frame of a page. */
function Workspace({ mode }: { mode: Mode }) {
  const { action, navigation } = MODE_TABLE[mode];
  usePageTitle(navigation);
  const user = useUser();
  const viewed = useViewedImage();
  const dialog = useToolDialog();
  const covered = useLibraryCovered();
  useEffect(() => {
    enterMode(mode);
    enterResults(mode);
  }, [mode]);
  useAddressedDraft(mode);
  const shell = useToolShell({
    mode,
    shelf: usePageShelf(),
    isInFront: dialog.name === null,
    listens: dialog.name === null && viewed.id === null && !covered,
  });
  useCommands(navigation, [
    ...(action === null
      ? []
      : [{ label: action, icon: mdiCreation, keys: `${COMMAND_KEY} Enter`, run: () => void shell.act() }]),
    { label: 'Write in the first field', icon: mdiCursorText, run: shell.focusFirst },
    ...shell.live.commands,
  ]);
  if (!user) return null;
  return <ToolFrame mode={mode} parts={shell} viewer={<WorkspaceViewer />} />;
}

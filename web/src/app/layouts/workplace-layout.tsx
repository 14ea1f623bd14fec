import { mdiFolderPlusOutline, mdiSchoolOutline } from '@mdi/js';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { openCollectionDialog } from '../../features/collections/collection-dialog.store.ts';
import { BottomBar } from '../../features/navigation/components/bottom-bar.tsx';
import { showKnowledgeBase, useLayout } from '../../features/navigation/layout.store.ts';
import { ToolNavigation } from '../../features/navigation/components/tool-navigation.tsx';
import { useCommands } from '../../lib/commands/commands.ts';
import { modeOfPath } from '../../lib/navigation/tutorial-path.ts';
import { LibraryDialogs } from '../../pages/shared/library-dialogs.tsx';
import { useTakePicture } from '../../pages/shared/use-take-picture.ts';
import { ToolDialogs } from '../../pages/workspace/dialogs/tool-dialogs.tsx';
import classes from './layouts.module.css';
import { PageHeader } from './page-header.tsx';

const TutorialSidebar = lazy(() =>
  import('../../features/knowledge-base/components/tutorial-sidebar.tsx').then((module) => ({
    default: module.TutorialSidebar,
  })),
);

/** Frame of the workspace: the top bar, and the tools: at the left of a wide window, in a bottom bar of a narrow one. */
export function WorkplaceLayout() {
  const { takeAt } = useTakePicture();
  const mode = modeOfPath(useLocation().pathname);
  const showsTutorial = useLayout((state) => state.knowledgeBaseSidebar);
  useCommands('Here', [
    ...(mode === null
      ? []
      : [
          {
            label: showsTutorial ? 'Hide the tutorial' : 'Show the tutorial',
            icon: mdiSchoolOutline,
            run: () => showKnowledgeBase(!showsTutorial),
          },
        ]),
    { label: 'Create collection', icon: mdiFolderPlusOutline, run: () => openCollectionDialog({ kind: 'create' }) },
  ]);
  return (
    <div className={classes.workplace}>
      <PageHeader />
      <ToolNavigation takeAt={takeAt} />
      <div id="content" tabIndex={-1} className={classes.stage}>
        {showsTutorial && mode !== null && (
          <Suspense>
            <TutorialSidebar key={mode} mode={mode} onClose={() => showKnowledgeBase(false)} />
          </Suspense>
        )}
        <Outlet />
      </div>
      <BottomBar />
      <ToolDialogs />
      <LibraryDialogs />
    </div>
  );
}

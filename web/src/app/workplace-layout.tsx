import { Outlet } from 'react-router';
import { BottomBar } from '../features/navigation/components/bottom-bar.tsx';
import { ToolNavigation } from '../features/navigation/components/tool-navigation.tsx';
import { LibraryDialogs } from '../pages/dialogs/library-dialogs.tsx';
import classes from './layouts.module.css';
import { PageHeader } from './page-header.tsx';

/** The frame of the workspace: top bar, tools at the left from `lg`, a bottom bar below it. */
export function WorkplaceLayout() {
  return (
    <div className={classes.workplace}>
      <PageHeader />
      <ToolNavigation />
      <div id="content" tabIndex={-1} className={classes.stage}>
        <Outlet />
      </div>
      <BottomBar />
      <LibraryDialogs />
    </div>
  );
}

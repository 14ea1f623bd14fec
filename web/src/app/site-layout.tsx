import { Outlet } from 'react-router';
import { Footer } from '../features/navigation/components/footer.tsx';
import { PageHeader } from './page-header.tsx';
import classes from './layouts.module.css';

/** Top bar, page, footer: everything outside the workspace. */
export function SiteLayout() {
  return (
    <div className={classes.site}>
      <PageHeader />
      <div id="content" tabIndex={-1} className={classes.page}>
        <Outlet />
      </div>
      <Footer />
    </div>
  );
}

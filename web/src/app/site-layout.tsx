import { Outlet, useLocation } from 'react-router';
import { Footer } from '../features/navigation/components/footer.tsx';
import { PageHeader } from './page-header.tsx';
import classes from './layouts.module.css';

/** Top bar, page, footer: everything outside the workspace. */
export function SiteLayout() {
  const { pathname } = useLocation();
  return (
    <div className={classes.site}>
      <PageHeader />
      <div id="content" className={classes.page} key={pathname.split('/')[1]}>
        <Outlet />
      </div>
      <Footer />
    </div>
  );
}

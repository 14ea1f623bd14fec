import { Outlet } from 'react-router';
import { AdminNavigation } from '../../features/admin-area/components/admin-navigation.tsx';
import classes from '../../features/admin-area/components/admin.module.css';
import { useUser } from '../../features/session/session.api.ts';
import { NotFoundPage } from '../../pages/shared/not-found-page.tsx';

/** Frame of the admin pages. The session says whether a person is an admin; everyone else gets "Page not found". */
export function AdminLayout() {
  if (!useUser()?.is_admin) return <NotFoundPage />;
  return (
    <div className={classes.adminArea}>
      <AdminNavigation />
      <Outlet />
    </div>
  );
}

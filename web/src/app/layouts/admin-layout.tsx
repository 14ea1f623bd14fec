import { Outlet } from 'react-router';
import { DeskNavigation } from '../../features/desk/components/desk-navigation.tsx';
import classes from '../../features/desk/components/desk.module.css';
import { useUser } from '../../features/session/session.api.ts';
import { NotFoundPage } from '../../pages/shared/not-found-page.tsx';

/** Frame of the admin pages. The session says whether a person is an admin; everyone else gets "Page not found". */
export function AdminLayout() {
  if (!useUser()?.is_admin) return <NotFoundPage />;
  return (
    <div className={classes.desk}>
      <DeskNavigation />
      <Outlet />
    </div>
  );
}

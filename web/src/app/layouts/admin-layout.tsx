import { Outlet } from 'react-router';
import { DeskNavigation } from '../../features/desk/components/desk-navigation.tsx';
import classes from '../../features/desk/components/desk.module.css';
import { useUser } from '../../features/session/session.api.ts';
import { NotFoundPage } from '../../pages/shared/not-found-page.tsx';

/** Who is an admin is the server's word; to everyone else these pages do not exist. */
export function AdminLayout() {
  if (!useUser()?.is_admin) return <NotFoundPage />;
  return (
    <div className={classes.desk}>
      <DeskNavigation />
      <Outlet />
    </div>
  );
}

import { Outlet } from 'react-router';
import { useUser } from '../features/session/session.api.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';

/** Who is an admin is the server's word; to everyone else these pages do not exist. */
export function AdminLayout() {
  return useUser()?.is_admin ? <Outlet /> : <NotFoundPage />;
}

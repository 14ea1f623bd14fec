import type { Session } from '../features/accounts/accounts.service.ts';
import type { Actor } from '../features/audit/audit.service.ts';

/** The admin behind a call, for the log of what admins do. */
export const actorOf = ({ session, address }: { session: Session; address: string }): Actor => ({
  adminId: session.userId,
  address,
});

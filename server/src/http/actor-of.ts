import type { Session } from '../features/accounts/accounts.service.ts';
import type { Actor } from '../features/audit/audit.service.ts';

/** The admin who made a request, for the log of admins' actions. */
export const actorOf = ({ session, address }: { session: Session; address: string }): Actor => ({
  adminId: session.userId,
  address,
});

import type { Generated } from 'kysely';
import type { CreatedAt, Id } from './columns.ts';

/** Key and secret of the embedded realtime server: at most one row. */
export interface RealtimeCredentialsTable {
  is_only: Generated<true>;
  /** Public: every browser receives it. */
  key: string;
  /** In plain text, of a process of the version before; otherwise null. */
  secret: string | null;
  sealed_secret: string | null;
}

/** Events on their way to the servers with open sockets. */
export interface RealtimeEventsTable {
  id: Id;
  channel: string;
  /** JSON: the event's name and data, and the socket that does not receive it. */
  content: string;
  created_at: CreatedAt;
}

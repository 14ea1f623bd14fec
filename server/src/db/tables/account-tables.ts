import type { Generated, JSONColumnType } from 'kysely';
import type { ApiScope, DeliveryStatus, Plan, WebhookEvent } from '@kenna/contract';
import type { CreatedAt, Id } from './columns.ts';

export interface UsersTable {
  id: Id;
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  avatar_key: string | null;
  plan: Generated<Plan>;
  is_blocked: Generated<boolean>;
  /** Shown to the person; null for a person who is not blocked. */
  blocked_reason: string | null;
  allows_explicit: Generated<boolean>;
  /** Null until the person has verified the address. */
  email_verified_at: Date | null;
  /** When the account will be deleted unless the person logs in before; null unless deletion was requested. */
  deletion_due_at: Date | null;
  /** ISO 3166-1, two capital letters; null where sign-up did not ask. */
  country: string | null;
  dial_code: string | null;
  is_adult: boolean | null;
  has_photos_right: boolean | null;
  /**
   * Id of the grant or refill for which the person was last warned that little is left; null before the first warning.
   */
  quota_warned_for: number | null;
  /** The author that content credentials name; null for none. */
  credentials_author: string | null;
  /** Whether content credentials contain the prompt. */
  credentials_prompt: Generated<boolean>;
  created_at: CreatedAt;
}

export interface SessionsTable {
  id: Id;
  user_id: number;
  /** SHA-256 of the token; the token itself is never stored. */
  token_hash: Uint8Array;
  device: string;
  created_at: CreatedAt;
  last_seen_at: Date;
  /** The session ends earlier if it is not used. */
  expires_at: Date;
  token_issued_at: Generated<Date>;
}

/** Tokens of sessions besides the one in `sessions`. */
export interface RenewedTokensTable {
  /** SHA-256 of the token. */
  token_hash: Uint8Array;
  session_id: number;
  issued_at: Date;
  /** When a replaced token stops working; null for a new token that was not used yet. */
  ends_at: Date | null;
}

/** What all servers count together, such as logins to an account. */
export interface AttemptsTable {
  /** SHA-256 of the limit's name and of what is counted. */
  key: Uint8Array;
  count: number;
  ends_at: Date;
}

/** Devices from which a person has logged in. */
export interface KnownDevicesTable {
  user_id: number;
  /** SHA-256 of the token in the device's cookie. Accounts that log in from one device share it. */
  token_hash: Uint8Array;
  expires_at: Date;
}

export interface PasswordResetsTable {
  id: Id;
  user_id: number;
  token_hash: Uint8Array;
  created_at: CreatedAt;
  expires_at: Date;
  used_at: Date | null;
}

export interface EmailVerificationsTable {
  id: Id;
  user_id: number;
  token_hash: Uint8Array;
  expires_at: Date;
}

/** A change of address that is not yet confirmed, or that was confirmed and can be undone. */
export interface EmailChangesTable {
  id: Id;
  user_id: number;
  old_email: string;
  new_email: string;
  /** Hash of the link to the new address; after the confirmation, of the link to the old one that undoes it. */
  token_hash: Uint8Array;
  expires_at: Date;
  confirmed_at: Date | null;
}

/** The second factor of a login, by an authenticator app. */
export interface TwoFactorTable {
  user_id: number;
  /** Base32 in plain text, of a process of the version before; otherwise null. */
  secret: string | null;
  /** The encrypted secret. Both are null when its key was lost: only recovery codes are accepted then. */
  sealed_secret: string | null;
  /** The time step of the last accepted code: codes up to this step are no longer valid. */
  last_step: number | null;
  /** When the person confirmed the app; null during enrolment, in which logins do not ask for a code. */
  confirmed_at: Date | null;
}

export interface RecoveryCodesTable {
  id: Id;
  user_id: number;
  /** SHA-256 of 80 random bits; the row is deleted when the code is used. */
  code_hash: Uint8Array;
}

export interface ApiKeysTable {
  id: Id;
  user_id: number;
  name: string;
  token_hash: Uint8Array;
  /** The token's last four characters, by which its owner recognises it. */
  ending: string;
  scopes: JSONColumnType<ApiScope[]>;
  created_at: CreatedAt;
  last_used_at: Date | null;
}

export interface WebhooksTable {
  id: Id;
  user_id: number;
  url: string;
  /** In plain text, of a process of the version before; otherwise null. */
  secret: string | null;
  /** The secret with which deliveries are signed, encrypted. */
  sealed_secret: string | null;
  created_at: CreatedAt;
}

export interface WebhookDeliveriesTable {
  id: Id;
  webhook_id: number;
  event: WebhookEvent;
  /** The exact bytes, sent again with every retry. */
  body: string;
  status: Generated<DeliveryStatus>;
  tries: Generated<number>;
  response_status: number | null;
  problem: string | null;
  created_at: Date;
  tried_at: Date | null;
}

/** Mails that have not been sent yet; a row is deleted when its mail was sent. */
export interface OutgoingMailsTable {
  id: Id;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  created_at: CreatedAt;
}

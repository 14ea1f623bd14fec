/**
 * The pages of the payment sandbox: their content and actions, and renewals. Only test cards pay, and no card number is
 * stored. Every change is returned as a signed event, for the same route that receives a real provider's.
 */
import type { ParsedBody, SandboxCheckout, SandboxPortal, sandboxRoutes } from '@kenna/contract';

export type TypedCard = ParsedBody<(typeof sandboxRoutes)['pay']>;

export interface SignedEvent {
  readonly body: string;
  readonly signature: string;
}

interface Outcome<Page> {
  readonly page: Page;
  readonly events: readonly SignedEvent[];
}

/**
 * The methods of a page return null for an unknown or expired address, and throw BillingError `declined` when a card
 * does not pay.
 */
export interface BillingSandbox {
  checkout(ref: string): Promise<SandboxCheckout | null>;
  /** Leads to `confirming` where the bank asks the person for a confirmation. */
  pay(ref: string, card: TypedCard): Promise<Outcome<SandboxCheckout> | null>;
  confirm(ref: string, isApproved: boolean): Promise<Outcome<SandboxCheckout> | null>;
  portal(token: string): Promise<SandboxPortal | null>;
  /** A failed payment is retried with the new card. */
  changeCard(token: string, card: TypedCard): Promise<Outcome<SandboxPortal> | null>;
  /** Performs all due renewals, retries and ends of subscriptions. */
  runDue(): Promise<readonly SignedEvent[]>;
}

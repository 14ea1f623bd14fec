/**
 * The counter of the payment sandbox: what its pages show and take, and its renewals. Only test cards pay, and no card
 * number is kept. Whatever changes is told as an event, signed, for the same door that hears a real provider.
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

/** Methods answer null for an unknown or expired address, and throw BillingError `declined` when a card does not pay. */
export interface BillingSandbox {
  checkout(ref: string): Promise<SandboxCheckout | null>;
  /** Ends in `confirming` where the bank wants to be told that it is the person. */
  pay(ref: string, card: TypedCard): Promise<Outcome<SandboxCheckout> | null>;
  confirm(ref: string, isApproved: boolean): Promise<Outcome<SandboxCheckout> | null>;
  portal(token: string): Promise<SandboxPortal | null>;
  /** A payment that failed is tried again with the new card. */
  changeCard(token: string, card: TypedCard): Promise<Outcome<SandboxPortal> | null>;
  /** Renews, retries and ends what the clock says is due. */
  runDue(): Promise<readonly SignedEvent[]>;
}

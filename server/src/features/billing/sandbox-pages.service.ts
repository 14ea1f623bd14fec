/**
 * Serves the pages of the payment sandbox. Its results reach the billing service as events, the same way as a real
 * provider's. Without the sandbox every page answers `not_found`.
 */
import type { SandboxCheckout, SandboxPortal } from '@kenna/contract';
import type { BillingSandbox, SignedEvent, TypedCard } from '../../ports/billing-sandbox.port.ts';
import { AppError } from '../../shared/app-error.ts';
import { asAppError } from './billing-failures.ts';
import type { BillingService } from './billing.service.ts';

interface Parts {
  /** Null where a real provider is configured. */
  readonly sandbox: BillingSandbox | null;
  readonly billing: Pick<BillingService, 'receiveEvent'>;
}

export type SandboxPages = ReturnType<typeof createSandboxPages>;

export function createSandboxPages({ sandbox, billing }: Parts) {
  function opened(): BillingSandbox {
    if (sandbox === null) throw new AppError('not_found');
    return sandbox;
  }

  function found<Page>(page: Page | null): Page {
    if (page === null) throw new AppError('not_found', { text: 'This page does not exist, or has expired.' });
    return page;
  }

  async function deliver(events: readonly SignedEvent[]): Promise<void> {
    for (const { body, signature } of events) await billing.receiveEvent(body, signature);
  }

  async function handleEvents<Page>(
    work: Promise<{ page: Page; events: readonly SignedEvent[] } | null>,
  ): Promise<Page> {
    const { page, events } = found(await asAppError(work));
    await deliver(events);
    return page;
  }

  return {
    checkout: async (ref: string): Promise<SandboxCheckout> => found(await opened().checkout(ref)),
    pay: (ref: string, card: TypedCard): Promise<SandboxCheckout> => handleEvents(opened().pay(ref, card)),
    confirm: (ref: string, isApproved: boolean): Promise<SandboxCheckout> =>
      handleEvents(opened().confirm(ref, isApproved)),
    portal: async (token: string): Promise<SandboxPortal> => found(await opened().portal(token)),
    changeCard: (token: string, card: TypedCard): Promise<SandboxPortal> =>
      handleEvents(opened().changeCard(token, card)),
    /** Renews due subscriptions; has no effect without the sandbox. */
    runDue: async (): Promise<void> => deliver(sandbox === null ? [] : await sandbox.runDue()),
  };
}

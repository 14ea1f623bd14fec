import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { SignedEvent } from '../../../ports/billing-sandbox.port.ts';
import { BillingError, type BillingEvent } from '../../../ports/billing.port.ts';

const bodySchema = z.object({ ref: z.string(), customerRef: z.string(), subscriptionRef: z.string().nullable() });

/** Signs and verifies events with a secret that only this process has, like a provider's shared secret. */
export function createSandboxEvents(secret: string) {
  const sign = (body: string) => createHmac('sha256', secret).update(body).digest();
  return {
    write(customerRef: string, subscriptionRef: string | null): SignedEvent {
      const body = JSON.stringify({ ref: `event_${randomUUID()}`, customerRef, subscriptionRef });
      return { body, signature: sign(body).toString('hex') };
    },

    /** @throws BillingError `bad_signature`. */
    read(body: string, signature: string): BillingEvent {
      const given = Buffer.from(signature, 'hex');
      const right = sign(body);
      if (given.length !== right.length || !timingSafeEqual(given, right)) {
        throw new BillingError('bad_signature', 'The event is not signed by the sandbox.');
      }
      return bodySchema.parse(JSON.parse(body));
    },
  };
}

export type SandboxEvents = ReturnType<typeof createSandboxEvents>;

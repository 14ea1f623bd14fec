import { createHmac } from 'node:crypto';
import { WEBHOOK_HEADERS } from '@kenna/contract';

interface SignedDelivery {
  readonly id: number;
  readonly secret: string;
  readonly body: string;
  readonly now: Date;
}

/** HMAC-SHA256 over `timestamp.body`, by which the owner of the secret recognises forged and old deliveries. */
export function signDelivery({ id, secret, body, now }: SignedDelivery): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return {
    [WEBHOOK_HEADERS.id]: String(id),
    [WEBHOOK_HEADERS.timestamp]: String(timestamp),
    [WEBHOOK_HEADERS.signature]: `v1=${signature}`,
  };
}

import { createHmac, timingSafeEqual } from 'node:crypto';

export interface RealtimeCredentials {
  /** Public: every browser receives it. */
  readonly key: string;
  readonly secret: string;
}

/** HMAC-SHA256 in hexadecimal, as the Pusher Channels protocol signs everything. */
const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** Compares in constant time. */
export function isSignature(given: string, secret: string, text: string): boolean {
  const [actual, expected] = [Buffer.from(given), Buffer.from(sign(secret, text))];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** The value of `auth`: key and signature, separated by a colon. */
export const authOf = ({ key, secret }: RealtimeCredentials, text: string): string => `${key}:${sign(secret, text)}`;

export function isAuth(auth: unknown, { key, secret }: RealtimeCredentials, text: string): boolean {
  if (typeof auth !== 'string' || !auth.startsWith(`${key}:`)) return false;
  return isSignature(auth.slice(key.length + 1), secret, text);
}

/** The text that is signed for a subscription to a private or presence channel. */
export const subscriptionText = (socketId: string, channel: string, channelData?: string): string =>
  channelData === undefined ? `${socketId}:${channel}` : `${socketId}:${channel}:${channelData}`;

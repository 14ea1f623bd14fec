import { createHash } from 'node:crypto';
import { isSignature, type RealtimeCredentials } from './signature.ts';

/** Maximum difference between a caller's clock and this server's, in seconds. */
const CLOCK_TOLERANCE_S = 600;

interface SignedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
}

/**
 * The fault of an HTTP API call's signature; null when it is valid. The signature is an HMAC over method, path and
 * sorted parameters, which include the MD5 sum of the body.
 */
export function faultOfSignature(
  { method, path, query, body }: SignedRequest,
  { key, secret }: RealtimeCredentials,
  nowMs: number,
): string | null {
  if (query.get('auth_key') !== key) return 'Unknown auth_key';
  const age = Math.abs(nowMs / 1000 - Number(query.get('auth_timestamp') ?? Number.NaN));
  if (!(age <= CLOCK_TOLERANCE_S)) return `The timestamp is not within ${CLOCK_TOLERANCE_S} seconds of now`;
  const bodySum = createHash('md5').update(body).digest('hex');
  if ((body !== '' || query.has('body_md5')) && query.get('body_md5') !== bodySum) return 'Invalid body_md5';
  const signed = [...query]
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => name !== 'auth_signature')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const text = [method, path, signed].join('\n');
  return isSignature(query.get('auth_signature') ?? '', secret, text) ? null : 'Invalid signature';
}

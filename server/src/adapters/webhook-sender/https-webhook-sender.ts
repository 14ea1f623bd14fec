/**
 * Sends webhooks over https. The host name is resolved for every message and refused when it leads into a private
 * network. The connection goes to exactly the checked address; certificate and Host header are those of the name.
 */
import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import type { WebhookMessage, WebhookOutcome, WebhookSender } from '../../ports/webhook-sender.port.ts';
import { resolvePublic, type PinnedAddress } from './public-address.ts';

const TIMEOUT_MS = 10_000;

interface Options {
  /** Allows http and private addresses: for development, and where every account is trusted. */
  readonly allowsPrivate: boolean;
}

function post({ url, headers, body }: WebhookMessage, pinned: PinnedAddress, signal: AbortSignal): Promise<number> {
  const request = url.startsWith('https:') ? requestTls : requestPlain;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal,
      // A separate connection: a pooled one could have been opened for another name.
      agent: false,
      lookup: (_host, options, done) =>
        options.all ? done(null, [pinned]) : done(null, pinned.address, pinned.family),
    });
    sent.once('error', reject);
    sent.once('response', (response) => {
      // The response body is not needed, and might never end.
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    sent.end(body);
  });
}

const wordsOf = (status: number): string | null => {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return 'The server sent a redirect, which is not followed.';
  return `The server answered ${status}.`;
};

export function createHttpsWebhookSender({ allowsPrivate }: Options): WebhookSender {
  async function checkAddress(url: string): Promise<{ readonly pinned: PinnedAddress } | { readonly problem: string }> {
    const parsed = URL.parse(url);
    const takes = allowsPrivate ? /^https?:$/ : /^https:$/;
    if (!parsed || !takes.test(parsed.protocol)) return { problem: 'Enter an address that begins with https://' };
    if (parsed.username || parsed.password) return { problem: 'Leave user and password out of the address.' };
    return resolvePublic(parsed.hostname, allowsPrivate);
  }

  return {
    async problemOf(url) {
      const found = await checkAddress(url);
      return 'problem' in found ? found.problem : null;
    },

    async send(message): Promise<WebhookOutcome> {
      const found = await checkAddress(message.url);
      if ('problem' in found) return { status: null, problem: found.problem };
      try {
        const within = AbortSignal.any([message.signal, AbortSignal.timeout(TIMEOUT_MS)]);
        const status = await post(message, found.pinned, within);
        return { status, problem: wordsOf(status) };
      } catch (error) {
        message.signal.throwIfAborted();
        const isLate = error instanceof Error && error.name === 'AbortError';
        const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
        return {
          status: null,
          problem: isLate ? 'The server did not answer in time.' : `The server could not be reached${reason}.`,
        };
      }
    },
  };
}

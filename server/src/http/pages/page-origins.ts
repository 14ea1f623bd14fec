import type { Config } from '../../config.ts';

/** Origins that the page may use besides the one from which it was loaded. */
export interface PageOrigins {
  readonly pictures: readonly string[];
  readonly sockets: readonly string[];
}

function socketOf(url: string): string {
  const { protocol, host } = new URL(url);
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
}

/**
 * The embedded realtime server is named although `'self'` includes it, because Safari before version 16 applies
 * `'self'` to http only.
 */
function socketsOf({ realtime, http }: Pick<Config, 'realtime' | 'http'>): string {
  if (realtime.kind === 'embedded') return socketOf(http.publicUrl);
  return realtime.url === null ? `wss://ws-${realtime.cluster}.pusher.com` : socketOf(realtime.url);
}

export const pageOriginsOf = (config: Pick<Config, 'realtime' | 'http' | 'filesUrl'>): PageOrigins => ({
  pictures: config.filesUrl === null ? [] : [new URL(config.filesUrl).origin],
  sockets: [socketsOf(config)],
});

import type { FastifyRequest } from 'fastify';

/** The address by which a caller reached this server, as far as the request shows it. */
export interface AskedAt {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
}

export function askedAtOf({ hostname: host, port, protocol }: FastifyRequest): AskedAt {
  const tls = protocol === 'https';
  return { host, port: port ?? (tls ? 443 : 80), tls };
}

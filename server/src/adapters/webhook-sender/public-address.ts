/**
 * Resolves a host name safely: all of its addresses must be public, and the checked address is the one that is used, so
 * that a second look-up cannot lead elsewhere.
 */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export interface PinnedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Whether an address is public unicast; IPv4 addresses in IPv6 notation are checked as IPv4. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Returns the address to use, or why there is none. */
export async function resolvePublic(
  hostname: string,
  allowsPrivate: boolean,
): Promise<{ readonly pinned: PinnedAddress } | { readonly problem: string }> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const found =
    isIP(host) === 0 ? await lookup(host, { all: true }).catch(() => []) : [{ address: host, family: isIP(host) }];
  const [first] = found;
  if (!first) return { problem: 'This name leads to no server.' };
  if (!allowsPrivate && !found.every(({ address }) => isPublic(address))) {
    return { problem: 'This address leads into a private network.' };
  }
  return { pinned: { address: first.address, family: first.family === 6 ? 6 : 4 } };
}

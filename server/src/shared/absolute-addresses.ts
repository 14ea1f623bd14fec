import { signedAddressOf } from '@kenna/contract';

/** Names of the contract's fields that contain addresses; `data` is the whole answer of an upload. */
const ADDRESS_FIELD = /(?:^|_)(?:url|img|cover|data)$/;
const isPath = (text: string): boolean => text.startsWith('/') && !text.startsWith('//');

/**
 * Copies a value with addresses for readers outside our pages: those of this server are absolute, and pictures have
 * content credentials and their invisible marks there. Addresses elsewhere are unchanged.
 * @param publicUrl without a trailing slash
 */
export function withAbsoluteAddresses<Value>(value: Value, publicUrl: string): Value {
  const outside = (address: string) => signedAddressOf(isPath(address) ? publicUrl + address : address);
  function copy(inner: unknown, name: string): unknown {
    if (typeof inner === 'string') return ADDRESS_FIELD.test(name) ? outside(inner) : inner;
    if (Array.isArray(inner)) return inner.map((each) => copy(each, name));
    if (typeof inner !== 'object' || inner === null || Object.getPrototypeOf(inner) !== Object.prototype) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, each]) => [key, copy(each, key)]));
  }
  return copy(value, '') as Value;
}

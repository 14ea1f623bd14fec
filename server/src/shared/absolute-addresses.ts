/** Names of the contract's fields that contain addresses; `data` is the whole answer of an upload. */
const ADDRESS_FIELD = /(?:^|_)(?:url|img|cover|data)$/;
const isPath = (text: string): boolean => text.startsWith('/') && !text.startsWith('//');

/**
 * Copies a value with absolute addresses for this server's files, for readers outside our pages. Addresses that are
 * already absolute, such as those of a bucket, are unchanged.
 * @param publicUrl without a trailing slash
 */
export function withAbsoluteAddresses<Value>(value: Value, publicUrl: string): Value {
  function copy(inner: unknown, name: string): unknown {
    if (typeof inner === 'string') return ADDRESS_FIELD.test(name) && isPath(inner) ? publicUrl + inner : inner;
    if (Array.isArray(inner)) return inner.map((each) => copy(each, name));
    if (typeof inner !== 'object' || inner === null || Object.getPrototypeOf(inner) !== Object.prototype) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, each]) => [key, copy(each, key)]));
  }
  return copy(value, '') as Value;
}

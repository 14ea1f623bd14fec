/** What the contract calls its fields that hold addresses; `data` is the whole answer of an upload. */
const ADDRESS_FIELD = /(?:^|_)(?:url|img|cover|data)$/;
const isPath = (text: string): boolean => text.startsWith('/') && !text.startsWith('//');

/**
 * A copy in which addresses on this server are absolute, for readers that are not on one of our pages. Addresses that are
 * absolute already, as those of a bucket, stay as they are.
 *
 * @param publicUrl without a slash at the end
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

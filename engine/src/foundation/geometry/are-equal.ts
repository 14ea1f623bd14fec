type Values = Float32Array | Uint32Array;

/** Returns true when both arrays hold the same bits. */
export function areEqual(a: Values, b: Values): boolean {
  return a.length === b.length && Buffer.compare(bytesOf(a), bytesOf(b)) === 0;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Values) => Buffer.from(buffer, byteOffset, byteLength);

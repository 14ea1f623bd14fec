/** The head of a module: its signature and its version. */
const HEAD_BYTES = 8;
const MEMORY_SECTION = 5;
/** One memory, with a maximum. */
const ONE_LIMITED = [1, 1];
const PAGE_BYTES = 65_536;

/**
 * A WebAssembly module whose own memory cannot grow beyond a number of bytes: the limits of a thread do not include it.
 * Source: WebAssembly Core Specification 2.0, 5.5 (sections) and 5.3.5 (limits). @throws Error for a module without memory.
 */
export function withMemoryLimit(module: Uint8Array, maximumBytes: number): Uint8Array<ArrayBuffer> {
  let at = HEAD_BYTES;
  while (at < module.length) {
    const size = readNumber(module, at + 1);
    const end = size.next + size.value;
    if (module[at] === MEMORY_SECTION) {
      // The number of memories and their flags take a byte each; then comes the size at the start.
      const start = readNumber(module, size.next + 2).value;
      const limits = [...ONE_LIMITED, ...bytesOf(start), ...bytesOf(Math.floor(maximumBytes / PAGE_BYTES))];
      const section = [MEMORY_SECTION, ...bytesOf(limits.length), ...limits];
      return new Uint8Array(Buffer.concat([module.subarray(0, at), Uint8Array.from(section), module.subarray(end)]));
    }
    at = end;
  }
  throw new Error('the module has no memory');
}

/** Numbers are written in groups of seven bits, the lowest first; all but the last group have the highest bit set. */
function readNumber(bytes: Uint8Array, from: number): { readonly value: number; readonly next: number } {
  let value = 0;
  for (let at = from, factor = 1; ; at++, factor *= 128) {
    const byte = bytes[at]!;
    value += (byte & 127) * factor;
    if (byte < 128) return { value, next: at + 1 };
  }
}

const bytesOf = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...bytesOf(Math.floor(value / 128))];

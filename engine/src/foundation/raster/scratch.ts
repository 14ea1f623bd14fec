/**
 * Large arrays that a thread needs for every picture, because allocating them for each would cost as much time as the
 * work on them. Each name has one user at a time; the content is undefined at the start of a use.
 */
const floats = new Map<string, Float32Array>();
const integers = new Map<string, Int32Array>();
const bytes = new Map<string, Uint8Array>();

export function scratchFloats(name: string, length: number): Float32Array {
  let memory = floats.get(name);
  if (!memory || memory.length < length) floats.set(name, (memory = new Float32Array(length)));
  return memory.subarray(0, length);
}

export function scratchIntegers(name: string, length: number): Int32Array {
  let memory = integers.get(name);
  if (!memory || memory.length < length) integers.set(name, (memory = new Int32Array(length)));
  return memory.subarray(0, length);
}

export function scratchBytes(name: string, length: number): Uint8Array {
  let memory = bytes.get(name);
  if (!memory || memory.length < length) bytes.set(name, (memory = new Uint8Array(length)));
  return memory.subarray(0, length);
}

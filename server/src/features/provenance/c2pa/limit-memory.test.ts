import { expect, it } from 'vitest';
import { withMemoryLimit } from './limit-memory.ts';

/** A module that exports a memory `m` of one page. */
const MODULE = Uint8Array.from([...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0], ...[5, 3, 1, 0, 1], ...[7, 5, 1, 1, 0x6d, 2, 0]]);

/** What this test uses of WebAssembly, whose types come with those of browsers. */
interface WebAssemblyApi {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: { readonly m: { grow(pages: number): number } } };
}
const { Module, Instance } = (globalThis as unknown as { readonly WebAssembly: WebAssemblyApi }).WebAssembly;

it('lets the memory of a module grow to its limit, and not beyond', () => {
  const { m } = new Instance(new Module(withMemoryLimit(MODULE, 300 * 65_536))).exports;
  m.grow(299);
  expect(() => m.grow(1)).toThrow(RangeError);
});

it('refuses a module without memory', () => {
  expect(() => withMemoryLimit(MODULE.subarray(0, 8), 65_536)).toThrow('has no memory');
});

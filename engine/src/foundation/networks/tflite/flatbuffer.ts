/**
 * Reads flatbuffers (the wire format of flatbuffers.dev), limited to what a TFLite file needs. A table is given by its
 * offset; fields are numbered as in the schema, and an absent field has its default.
 */
export interface Flatbuffer {
  /** Offset of the root table. */
  readonly root: number;
  int(table: number, field: number, fallback?: number): number;
  byte(table: number, field: number, fallback?: number): number;
  /** Returns '' when the field is absent. */
  text(table: number, field: number): string;
  /** Offset of the table that a field refers to; null when absent. */
  child(table: number, field: number): number | null;
  /** Offsets of the tables of a vector. */
  children(table: number, field: number): readonly number[];
  ints(table: number, field: number): readonly number[];
  /** A copy, aligned for any type; null when absent or empty. */
  bytes(table: number, field: number): ArrayBuffer | null;
}

export function openFlatbuffer(file: Uint8Array): Flatbuffer {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const follow = (at: number): number => at + view.getUint32(at, true);

  /** Offset of a field; 0 when it is absent. */
  const find = (table: number, field: number): number => {
    const offsets = table - view.getInt32(table, true);
    const entry = 4 + 2 * field;
    if (entry >= view.getUint16(offsets, true)) return 0;
    const offset = view.getUint16(offsets + entry, true);
    return offset === 0 ? 0 : table + offset;
  };

  /** A vector is stored as its length followed by its values. */
  const vector = (table: number, field: number): { readonly length: number; readonly from: number } => {
    const at = find(table, field);
    if (at === 0) return { length: 0, from: 0 };
    const start = follow(at);
    return { length: view.getUint32(start, true), from: start + 4 };
  };

  const list = (table: number, field: number, read: (at: number) => number): readonly number[] => {
    const { length, from } = vector(table, field);
    return Array.from({ length }, (_, index) => read(from + 4 * index));
  };

  const bytes = (table: number, field: number): ArrayBuffer | null => {
    const { length, from } = vector(table, field);
    return length === 0 ? null : new Uint8Array(file.subarray(from, from + length)).buffer;
  };

  return {
    root: follow(0),
    int: (table, field, fallback = 0) => {
      const at = find(table, field);
      return at === 0 ? fallback : view.getInt32(at, true);
    },
    byte: (table, field, fallback = 0) => {
      const at = find(table, field);
      return at === 0 ? fallback : view.getUint8(at);
    },
    text: (table, field) => new TextDecoder().decode(bytes(table, field) ?? undefined),
    child: (table, field) => {
      const at = find(table, field);
      return at === 0 ? null : follow(at);
    },
    children: (table, field) => list(table, field, follow),
    ints: (table, field) => list(table, field, (at) => view.getInt32(at, true)),
    bytes,
  };
}

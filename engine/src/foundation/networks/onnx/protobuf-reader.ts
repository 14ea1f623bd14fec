/**
 * Reads protocol buffers (the wire format of developers.google.com/protocol-buffers/docs/encoding) one level deep:
 * which fields a message has, where their bytes are, and their values.
 */

/** One encoded field of a message. */
export interface ReadField {
  readonly field: number;
  /** Value of a varint field; 0 for other wire types. */
  readonly value: number;
  /** The bytes of a string, bytes, message or fixed-size field, as a view; empty for varints and groups. */
  readonly content: Uint8Array;
  /** The whole encoded field, tag included, as a view. */
  readonly whole: Uint8Array;
}

const VARINT = 0;
const FIXED_64 = 1;
const LENGTH_DELIMITED = 2;
const FIXED_32 = 5;
const NOTHING = new Uint8Array(0);

/**
 * The fields of a message in their order. The start and the end of a group, which ONNX does not use, are fields without
 * content.
 * @throws RangeError for bytes that are not a valid message.
 */
export function readFields(message: Uint8Array): readonly ReadField[] {
  const fields: ReadField[] = [];
  let at = 0;
  /** Exact below 2^53; the sizes and types read here are far below that. */
  const varint = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = message[at++];
      if (byte === undefined) throw new RangeError('a protocol buffer ends in the middle of a number');
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const from = at;
    const tag = varint();
    const wireType = tag % 8;
    const value = wireType === VARINT ? varint() : 0;
    const size = wireType === LENGTH_DELIMITED ? varint() : wireType === FIXED_32 ? 4 : wireType === FIXED_64 ? 8 : 0;
    if (wireType > FIXED_32 || at + size > message.length) throw new RangeError('not a protocol buffer');
    const content = size > 0 ? message.subarray(at, at + size) : NOTHING;
    at += size;
    fields.push({ field: Math.floor(tag / 8), value, content, whole: message.subarray(from, at) });
  }
  return fields;
}

const text = new TextDecoder();

/** The values of a repeated string field. */
export const textsOf = (fields: readonly ReadField[], field: number): readonly string[] =>
  fields.filter((candidate) => candidate.field === field).map(({ content }) => text.decode(content));

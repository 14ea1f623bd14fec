/**
 * Writes protocol buffers (the wire format of developers.google.com/protocol-buffers/docs/encoding), limited to the
 * kinds of field that an ONNX file needs. A message is the list of its encoded fields.
 */
export type Field = Uint8Array;

const VARINT = 0;
const LENGTH_DELIMITED = 2;
const FIXED_32 = 5;

/** Encodes an integer from 0 to below 2^53, seven bits a byte, least significant first. */
function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
  return bytes;
}

const tag = (field: number, wireType: number): number[] => varint(field * 8 + wireType);

export const intField = (field: number, value: number): Field =>
  Uint8Array.from([...tag(field, VARINT), ...varint(value)]);

export function floatField(field: number, value: number): Field {
  const bytes = new Uint8Array(5);
  bytes.set(tag(field, FIXED_32));
  new DataView(bytes.buffer).setFloat32(1, value, true);
  return bytes;
}

export function bytesField(field: number, content: Uint8Array): Field {
  const head = [...tag(field, LENGTH_DELIMITED), ...varint(content.length)];
  const bytes = new Uint8Array(head.length + content.length);
  bytes.set(head);
  bytes.set(content, head.length);
  return bytes;
}

export const textField = (field: number, text: string): Field => bytesField(field, new TextEncoder().encode(text));

export const messageField = (field: number, fields: readonly Field[]): Field => bytesField(field, joinFields(fields));

/** A message field as unjoined parts: its header, then its content. Copies nothing. */
export const messageParts = (field: number, fields: readonly Field[]): readonly Field[] => [
  Uint8Array.from([...tag(field, LENGTH_DELIMITED), ...varint(sizeOf(fields))]),
  ...fields,
];

const sizeOf = (fields: readonly Field[]): number => fields.reduce((sum, { length }) => sum + length, 0);

export function joinFields(fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(sizeOf(fields));
  let at = 0;
  for (const field of fields) {
    bytes.set(field, at);
    at += field.length;
  }
  return bytes;
}

/** A small parser of JUMBF, independent of the library that writes the boxes. Source: ISO/IEC 19566-5. */

export interface Box {
  /** Four characters. */
  readonly type: string;
  /** Label of a superbox; empty for others. */
  readonly label: string;
  /** Bytes after the header. */
  readonly content: Uint8Array;
  /** All bytes, header included. */
  readonly whole: Uint8Array;
  /** The boxes in a superbox, without its description box; empty for others. */
  readonly boxes: readonly Box[];
}

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** The label in a description box: after 16 bytes of the type and one of flags, up to a zero byte. */
function labelIn(description: Uint8Array): string {
  const rest = description.subarray(17);
  return latin1(rest.subarray(0, rest.indexOf(0)));
}

export function boxesOf(bytes: Uint8Array): Box[] {
  const boxes: Box[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 8 <= bytes.length;) {
    const length = view.getUint32(at);
    const type = latin1(bytes.subarray(at + 4, at + 8));
    const whole = bytes.subarray(at, at + length);
    const content = whole.subarray(8);
    const inner = type === 'jumb' ? boxesOf(content) : [];
    const [description, ...rest] = inner;
    boxes.push({ type, label: description ? labelIn(description.content) : '', content, whole, boxes: rest });
    at += length;
  }
  return boxes;
}

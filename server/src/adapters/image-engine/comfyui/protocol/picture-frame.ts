/** A picture that arrived over the socket. The plain format has no ids: they are null and have to be inferred. */
export interface PictureFrame {
  readonly promptId: string | null;
  readonly nodeId: string | null;
  /** A PNG is a result (from SaveImageWebsocket), a JPEG is a preview. */
  readonly isResult: boolean;
  readonly bytes: Buffer;
}

const PREVIEW = 1;
const PREVIEW_WITH_METADATA = 4;
const PNG_FORMAT = 2;

/**
 * Parses a binary frame: big-endian 32-bit integers, `1 | format | picture` or `4 | length | JSON | picture`. Returns
 * null for frames without a picture (texts of nodes) and for invalid ones.
 */
export function readPictureFrame(frame: Buffer): PictureFrame | null {
  if (frame.length <= 8) return null;
  const [event, second] = [frame.readUInt32BE(0), frame.readUInt32BE(4)];
  if (event === PREVIEW) {
    return { promptId: null, nodeId: null, isResult: second === PNG_FORMAT, bytes: frame.subarray(8) };
  }
  if (event !== PREVIEW_WITH_METADATA || 8 + second >= frame.length) return null;
  const metadata = metadataIn(frame.toString('utf8', 8, 8 + second));
  if (metadata === null) return null;
  const text = (name: string) => (typeof metadata[name] === 'string' ? metadata[name] : null);
  return {
    promptId: text('prompt_id'),
    nodeId: text('node_id'),
    isResult: text('image_type') === 'image/png',
    bytes: frame.subarray(8 + second),
  };
}

function metadataIn(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

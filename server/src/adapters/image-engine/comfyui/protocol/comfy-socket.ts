/**
 * One WebSocket to a ComfyUI server, with a client id: the server sends a job's events only to the client that
 * submitted it. The socket counts as open once its first `status` has arrived; from then on no event of a new job is
 * missed.
 */
import { WebSocket } from 'ws';
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';
import { authorizationOf, type ComfyAddress } from './comfy-http.ts';
import { readPictureFrame, type PictureFrame } from './picture-frame.ts';
import { readSocketMessage, type SocketMessage } from './socket-message.ts';

export interface SocketListener {
  readonly onMessage: (message: SocketMessage) => void;
  readonly onPicture: (picture: PictureFrame) => void;
  /** Called once, and only for a socket that had been open. */
  readonly onLoss: () => void;
}

export interface ComfySocket {
  close(): void;
}

/** Maximum frame size in bytes, enough for pictures of 8k by 8k pixels. */
const FRAME_LIMIT = 256 * 1024 * 1024;
/** Only effective as the very first message: previews then carry the ids of their job and node. */
const FEATURE_FLAGS = JSON.stringify({ type: 'feature_flags', data: { supports_preview_metadata: true } });

function textOf(data: unknown): string {
  return Buffer.isBuffer(data) ? data.toString('utf8') : String(data);
}

/** Resolves when it is open. @throws ImageEngineError `unavailable`. */
export function openComfySocket(
  address: ComfyAddress & { readonly clientId: string; readonly timeoutMs: number },
  { onMessage, onPicture, onLoss }: SocketListener,
): Promise<ComfySocket> {
  const url = `${address.url.replace(/^http/, 'ws')}/ws?clientId=${address.clientId}`;
  const socket = new WebSocket(url, {
    headers: authorizationOf(address),
    handshakeTimeout: address.timeoutMs,
    maxPayload: FRAME_LIMIT,
    perMessageDeflate: false,
  });
  return new Promise((resolve, reject) => {
    let isOpen = false;
    let isClosed = false;
    const late = setTimeout(() => socket.terminate(), address.timeoutMs);
    const close = () => {
      isClosed = true;
      socket.terminate();
    };
    socket.on('open', () => socket.send(FEATURE_FLAGS));
    socket.on('message', (data, isBinary) => {
      if (isClosed) return;
      if (isBinary) {
        const picture = Buffer.isBuffer(data) ? readPictureFrame(data) : null;
        return picture ? onPicture(picture) : undefined;
      }
      const message = readSocketMessage(textOf(data));
      if (message === null) return;
      if (!isOpen && message.type === 'status') {
        isOpen = true;
        clearTimeout(late);
        resolve({ close });
      }
      onMessage(message);
    });
    // A `close` event follows.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(late);
      if (!isOpen) reject(new ImageEngineError('unavailable', `${address.url}/ws: no socket`));
      else if (!isClosed) onLoss();
    });
  });
}

import type { ComfySocket, SocketListener } from './comfy-socket.ts';

export interface ReconnectingSocket {
  close(): void;
}

interface Parts {
  readonly open: (listener: SocketListener) => Promise<ComfySocket>;
  /** Delay between attempts to reconnect, in milliseconds. */
  readonly retryMs: number;
  /** Called when the connection is established or lost. */
  readonly onChange: (isUp: boolean) => void;
}

/**
 * A socket that reconnects whenever it is lost, with the same client id, so that the server treats it as the same
 * client. Resolves after the first attempt, successful or not: without a socket, jobs are followed by polling.
 */
export async function openReconnectingSocket(
  { open, retryMs, onChange }: Parts,
  listener: Omit<SocketListener, 'onLoss'>,
): Promise<ReconnectingSocket> {
  let socket: ComfySocket | null = null;
  let isClosed = false;
  let retry: NodeJS.Timeout | null = null;

  const tryLater = () => {
    socket = null;
    if (isClosed) return;
    retry = setTimeout(() => void connect(), retryMs);
    onChange(false);
  };
  async function connect(): Promise<void> {
    try {
      const opened = await open({ ...listener, onLoss: tryLater });
      if (isClosed) return opened.close();
      socket = opened;
      onChange(true);
    } catch {
      tryLater();
    }
  }

  await connect();
  return {
    close() {
      isClosed = true;
      if (retry) clearTimeout(retry);
      socket?.close();
    },
  };
}

import type { ComfySocket, SocketListener } from './comfy-socket.ts';

export interface EventLine {
  close(): void;
}

interface Parts {
  readonly open: (listener: SocketListener) => Promise<ComfySocket>;
  /** Between tries to open it again. */
  readonly retryMs: number;
  /** The line went up or down. */
  readonly onChange: (isUp: boolean) => void;
}

/**
 * A socket that is opened again whenever it is lost, under the same client id, which the server takes for the same client.
 * Resolves when the first try has ended, well or not: without a socket a job is followed by asking.
 */
export async function openEventLine(
  { open, retryMs, onChange }: Parts,
  listener: Omit<SocketListener, 'onLoss'>,
): Promise<EventLine> {
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

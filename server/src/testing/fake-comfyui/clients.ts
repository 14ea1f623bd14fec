import type { Server } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';

interface Client {
  readonly id: string;
  readonly socket: WebSocket;
  /** True when the client asked for pictures with metadata. */
  wantsMetadata: boolean;
}

interface Parts {
  readonly server: Server;
  readonly refusesOrigin: (headers: Readonly<Record<string, unknown>>) => boolean;
  readonly queueRemaining: () => number;
  /** Whether the server supports the flag for pictures with metadata. */
  readonly knowsFlags: boolean;
  /** The message for a client that reconnects while its job is running. */
  readonly runningOf: (clientId: string) => { node: string | null; prompt_id: string } | null;
}

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** The sockets of the fake: one per client id, a newer one replaces the older. */
export function createClients({ server, refusesOrigin, queueRemaining, knowsFlags, runningOf }: Parts) {
  const clients = new Map<string, Client>();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  let isRefusing = false;

  const status = () => ({ status: { exec_info: { queue_remaining: queueRemaining() } } });
  const write = ({ socket }: Client, type: string, data: object) => socket.send(JSON.stringify({ type, data }));

  function welcome(socket: WebSocket, id: string): void {
    clients.get(id)?.socket.terminate();
    const client: Client = { id, socket, wantsMetadata: false };
    clients.set(id, client);
    write(client, 'status', { ...status(), sid: id });
    const running = runningOf(id);
    if (running) write(client, 'executing', running);
    // Only effective as the very first message.
    socket.once('message', (data) => {
      const { type, data: flags } = JSON.parse(String(data)) as { type: string; data?: Record<string, boolean> };
      if (type !== 'feature_flags' || !knowsFlags) return;
      client.wantsMetadata = flags?.['supports_preview_metadata'] === true;
      write(client, 'feature_flags', { supports_preview_metadata: true });
    });
    socket.on('close', () => {
      if (clients.get(id) === client) clients.delete(id);
    });
    socket.on('error', () => undefined);
  }

  server.on('upgrade', (request, stream, head) => {
    const url = new URL(request.url ?? '/', 'http://comfy.test');
    const isWelcome = url.pathname.endsWith('/ws') && !isRefusing && !refusesOrigin(request.headers);
    if (!isWelcome) return stream.destroy();
    sockets.handleUpgrade(request, stream, head, (socket) => welcome(socket, url.searchParams.get('clientId') ?? ''));
  });

  return {
    has: (id: string) => clients.has(id),
    count: () => clients.size,

    /** Sends a message only to the job's own client. */
    send(id: string, type: string, data: object): void {
      const client = clients.get(id);
      if (client) write(client, type, data);
    },

    notifyAll(): void {
      for (const client of clients.values()) write(client, 'status', status());
    },

    /** Sends a picture in the format that the client asked for. */
    show(id: string, bytes: Buffer, isPng: boolean, ids: { prompt_id: string; node_id: string }): void {
      const client = clients.get(id);
      if (!client) return;
      if (!client.wantsMetadata) return client.socket.send(Buffer.concat([uint32(1), uint32(isPng ? 2 : 1), bytes]));
      const type = isPng ? 'image/png' : 'image/jpeg';
      const metadata = Buffer.from(JSON.stringify({ ...ids, display_node_id: ids.node_id, image_type: type }));
      client.socket.send(Buffer.concat([uint32(4), uint32(metadata.length), metadata, bytes]));
    },

    /** Sends a text of a node, which contains no picture. */
    sendText(id: string, node: string, text: string): void {
      const name = Buffer.from(node);
      clients.get(id)?.socket.send(Buffer.concat([uint32(3), uint32(name.length), name, Buffer.from(text)]));
    },

    refuse: (refuses: boolean) => void (isRefusing = refuses),
    drop(): void {
      for (const { socket } of clients.values()) socket.terminate();
      clients.clear();
    },
  };
}
export type Clients = ReturnType<typeof createClients>;

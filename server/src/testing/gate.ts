/**
 * A TCP proxy with which a test takes a server of any protocol away: closed, it refuses connections like a server that
 * has ended; silent, it accepts them and passes nothing on, like a server behind a broken network.
 */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Gate {
  readonly port: number;
  /** Breaks the connections and refuses new ones. */
  shut(): Promise<void>;
  /** Keeps the connections and accepts new ones, but passes nothing on in either direction. */
  silence(): void;
  /** Passes everything on again. Connections that were silent stay so, as after the loss of a network's state. */
  open(): Promise<void>;
  close(): Promise<void>;
}

/** Resolves with an open gate to a port of this machine. */
export async function startGate(target: number): Promise<Gate> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((caller) => {
    keep(caller);
    if (isSilent) return void caller.resume();
    const onward = connect(target, '127.0.0.1');
    keep(onward);
    caller.pipe(onward).pipe(caller);
    caller.once('close', () => onward.destroy());
    onward.once('close', () => caller.destroy());
  });

  function keep(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  }

  async function shut(): Promise<void> {
    for (const socket of sockets) socket.destroy();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  }

  async function listen(port: number): Promise<void> {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  }

  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    shut,
    silence() {
      isSilent = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.resume();
      }
    },
    async open() {
      isSilent = false;
      if (!server.listening) await listen(port);
    },
    close: shut,
  };
}

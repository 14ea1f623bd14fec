/**
 * A local socket in the data folder, through which `npm run backup` asks a running product for a backup: the embedded
 * database can be opened by one process only. Whoever may open the folder may use it. Both sides send JSON lines: the
 * request `{ file }`, then `{ progress }` until `{ done }` or `{ problem }`.
 */
import { createHash } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { isAbsolute, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import type { BackupProgress, BackupSummary } from './write-backup.ts';

/** Systems limit the path of a socket to 104 or 108 bytes. */
const MAX_PATH_BYTES = 100;

type MakeBackup = (
  file: string,
  options: { readonly onProgress: (progress: BackupProgress) => void; readonly signal: AbortSignal },
) => Promise<BackupSummary>;

const requestSchema = z.strictObject({ file: z.string().refine(isAbsolute) });
const progressSchema = z.object({ done: z.number(), total: z.number() });
const summarySchema = z.object({ size: z.number(), rows: z.number(), files: z.number(), missing: z.number() });
const answerSchema = z.union([
  z.object({ progress: progressSchema }),
  z.object({ done: summarySchema }),
  z.object({ problem: z.string() }),
]);

/** Returns null when the path is too long for a socket. */
function socketPath(dataDir: string): string | null {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\kenna-${createHash('sha256').update(dataDir).digest('hex').slice(0, 32)}`;
  }
  const path = join(dataDir, 'control.sock');
  const shorter = [path, relative(process.cwd(), path)].find((each) => Buffer.byteLength(each) <= MAX_PATH_BYTES);
  return shorter ?? null;
}

/**
 * Called by the process that has the data folder's lock. Returns null where the folder's path is too long for a socket.
 */
export async function openControlSocket(
  dataDir: string,
  makeBackup: MakeBackup,
): Promise<{ close(): Promise<void> } | null> {
  const path = socketPath(dataDir);
  if (path === null) return null;
  // A killed process leaves its socket behind.
  if (process.platform !== 'win32') await rm(path, { force: true });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
    createInterface({ input: socket }).once('line', (line) => void answer(socket, line, makeBackup));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  if (process.platform !== 'win32') await chmod(path, 0o600);
  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

async function answer(socket: Socket, line: string, makeBackup: MakeBackup): Promise<void> {
  const send = (message: z.input<typeof answerSchema>) => socket.write(`${JSON.stringify(message)}\n`);
  const left = new AbortController();
  socket.once('close', () => left.abort());
  try {
    const { file } = requestSchema.parse(JSON.parse(line));
    const onProgress = (progress: BackupProgress) => void send({ progress });
    send({ done: await makeBackup(file, { onProgress, signal: left.signal }) });
  } catch (error) {
    send({ problem: error instanceof Error ? error.message : String(error) });
  }
  socket.end();
}

/**
 * Asks the running product for a backup; null when none is running on the data folder.
 * @throws BackupError with the product's reason, or when it ended meanwhile.
 */
export async function askForBackup(
  dataDir: string,
  file: string,
  onProgress: (progress: BackupProgress) => void,
): Promise<BackupSummary | null> {
  const path = socketPath(dataDir);
  const socket = path === null ? null : await connected(path);
  if (socket === null) return null;
  socket.write(`${JSON.stringify({ file })}\n`);
  try {
    for await (const line of createInterface({ input: socket })) {
      const message = answerSchema.parse(JSON.parse(line));
      if ('progress' in message) onProgress(message.progress);
      else if ('problem' in message) throw new BackupError(message.problem);
      else return message.done;
    }
  } finally {
    socket.destroy();
  }
  throw new BackupError('The product ended while it made the backup. Start the backup again.');
}

function connected(path: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });
}

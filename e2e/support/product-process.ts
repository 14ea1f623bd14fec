/** Starts the product or one of its workers as an operator does: as a process with its own environment. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The same for all processes that share a database. */
const SECRET_KEY = Buffer.alloc(32, 'durable').toString('base64');

const root = path.resolve(import.meta.dirname, '../..');

export interface ProductProcess {
  readonly url: string;
  /** Everything that the process has printed. */
  output(): string;
  isRunning(): boolean;
  /** Kills the process with SIGKILL, like a power cut. */
  kill(): Promise<void>;
  /** Ends the process with SIGTERM and waits until it has ended. */
  stop(): Promise<void>;
}

export interface ProductOptions {
  readonly entry?: 'main' | 'worker';
  readonly port: number;
  readonly environment: Record<string, string>;
}

/** Resolves when the process reports that it is ready. Throws with its output when it ends before. */
export async function startProduct({ entry = 'main', port, environment }: ProductOptions): Promise<ProductProcess> {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [path.join(root, 'server/src', `${entry}.ts`)], {
    cwd: root,
    env: {
      PATH,
      HOME,
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      PORT: String(port),
      LOG_LEVEL: 'warn',
      SECRET_KEY,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collectOutput(child);
  await readiness(child, output);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (!isRunning()) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    output,
    isRunning,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

function collectOutput(child: ChildProcess): () => string {
  let text = '';
  child.stdout?.on('data', (chunk) => (text += chunk));
  child.stderr?.on('data', (chunk) => (text += chunk));
  return () => text;
}

function readiness(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (/ is ready/.test(output())) resolve();
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => reject(new Error(`It ended with ${code} before it was ready:\n${output()}`)));
    child.once('error', reject);
  });
}

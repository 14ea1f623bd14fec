/** Starts the product, its workers and its commands as an operator does: as processes with their own environment. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Processes that share a database need the same key. */
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
  /** The folder of the version that is started; this one by default. */
  readonly folder?: string;
  /** Opens the inspector of Node on loopback. */
  readonly isInspected?: boolean;
}

function environmentWith(environment: Record<string, string>): Record<string, string | undefined> {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), SECRET_KEY, ...environment };
}

/** Resolves when the process reports that it is ready. Throws with its output when it ends before. */
export async function startProduct({
  entry = 'main',
  port,
  environment,
  folder = root,
  isInspected = false,
}: ProductOptions): Promise<ProductProcess> {
  const program = path.join(folder, 'server/src', `${entry}.ts`);
  const child = spawn(process.execPath, [...(isInspected ? ['--inspect=127.0.0.1:0'] : []), program], {
    cwd: folder,
    env: environmentWith({ PORT: String(port), LOG_LEVEL: 'warn', ...environment }),
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

/** Runs a command, such as `npm run migrate`, to its end. Returns its exit code and what it printed. */
export async function runCommand(
  command: 'backup' | 'migrate',
  environment: Record<string, string>,
  ...args: readonly string[]
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [path.join(root, 'server/src', `${command}.ts`), ...args], {
    cwd: root,
    env: environmentWith(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collectOutput(child);
  await once(child, 'close');
  return { code: child.exitCode, output: output() };
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

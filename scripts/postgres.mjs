// Starts a temporary PostgreSQL server on loopback for the tests if its programs are installed.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

function findPrograms() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null;
}

const freePort = () =>
  new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

export const isPostgresInstalled = () => findPrograms() !== null;

// PostgreSQL refuses to run as root, so the user `postgres` of Debian's package runs it.
const asOwner = (program, args) =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];

/**
 * Starts the server; null when PostgreSQL is not installed. `halt` ends all its connections and stops it, `resume`
 * starts it again on the same address and data, `stop` also removes the data.
 */
export async function startPostgres() {
  const programs = findPrograms();
  if (!programs) return null;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kenna-postgres-'));
  if (process.getuid?.() === 0) spawnSync('chown', ['postgres', folder]);
  const data = path.join(folder, 'data');
  const [init, initArgs] = asOwner(path.join(programs, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ]);
  const made = spawnSync(init, initArgs, { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off'];
  const [serve, serveArgs] = asOwner(path.join(programs, 'postgres'), [
    '-D',
    data,
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  let server = null;

  async function resume() {
    server = spawn(serve, serveArgs, { stdio: ['ignore', 'ignore', 'pipe'] });
    await new Promise((resolve, reject) => {
      let log = '';
      server.stderr.on('data', (chunk) => {
        log += chunk;
        if (log.includes('ready to accept connections')) resolve();
      });
      server.once('exit', () => reject(new Error(`postgres ended: ${log}`)));
    });
  }

  async function halt() {
    if (server === null || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    const [stop, stopArgs] = asOwner(path.join(programs, 'pg_ctl'), ['-D', data, '-m', 'fast', 'stop']);
    spawn(stop, stopArgs, { stdio: 'ignore' });
    await ended;
  }

  await resume();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt,
    resume,
    async stop() {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

// Installs the packages of the lockfile when node_modules differs from it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { runQuietly } from './run.mjs';

export const root = path.resolve(import.meta.dirname, '..');
const stamp = path.join(root, 'node_modules', '.kenna-lockfile');

/** Path of the project's own Node. The Node that runs this script may be older. */
export const projectNode = path.join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/**
 * Environment whose PATH begins with the project's Node and its commands. Compiled code is cached on disk, so that
 * processes start faster.
 */
export const projectEnvironment = {
  ...process.env,
  PATH: [path.dirname(projectNode), path.join(root, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter),
  NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node'),
};

/**
 * Memory settings of glibc for processes that draw; other C libraries ignore them. Blocks of a megabyte and more
 * (tensors, pictures) are returned to the system when they are freed. By default glibc would hold on to several hundred
 * megabytes after the networks and threads of the engine have finished.
 */
export const serverMemory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1000000' };

const lockfileHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

const isInstalled = () =>
  existsSync(projectNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfileHash();

/** Installs the pinned packages when they are missing or the lockfile has changed. Exits the process on failure. */
export async function installWhenNeeded() {
  if (isInstalled()) return;
  console.log('Installing packages (once; about a minute)…');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = npm
    ? await runQuietly(process.execPath, [npm, ...args], { cwd: root })
    : await runQuietly('npm', args, { cwd: root, shell: process.platform === 'win32' });
  if (code !== 0) {
    console.error('The packages could not be installed. Check that the npm registry is reachable, then try again.');
    process.exit(code);
  }
  writeFileSync(stamp, lockfileHash());
}

// Builds the web into web/dist when one of its sources has changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { projectEnvironment, projectNode, root } from './installation.mjs';
import { runQuietly } from './run.mjs';

const stamp = path.join(root, 'web', 'dist', '.sources');
const sources = [
  ...['src', 'public', 'index.html', 'vite.config.ts', 'chunks.ts', 'schemas-on-demand.ts'].map(
    (name) => `web/${name}`,
  ),
  ...['contract/src', 'package-lock.json'],
];

/** The page, and its server-rendering bundle. The server does not serve files whose name begins with a dot. */
const BUILDS = [[], ['--ssr', 'src/first-page.tsx', '--outDir', 'dist/.first-page']];

function sourceHash() {
  const hash = createHash('sha256');
  const add = (file) => hash.update(path.relative(root, file)).update(readFileSync(file));
  for (const source of sources) {
    const absolute = path.join(root, source);
    if (!existsSync(absolute)) continue;
    const files = readdirSync(path.dirname(absolute), { withFileTypes: true }).find(
      (entry) => entry.name === path.basename(absolute),
    );
    if (files?.isFile()) add(absolute);
    else
      readdirSync(absolute, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort()
        .forEach(add);
  }
  return hash.digest('hex');
}

/** Writes compressed versions of the files, which the server sends to browsers that accept them. */
function compressFiles(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|html|json)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** Builds the web when needed. Exits the process on failure. */
export async function buildWhenNeeded() {
  const current = sourceHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  console.log('Building the web (once per change; some seconds)…');
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  for (const build of BUILDS) {
    const code = await runQuietly(projectNode, [vite, 'build', '--logLevel', 'warn', ...build], {
      cwd: path.join(root, 'web'),
      env: projectEnvironment,
    });
    if (code !== 0) process.exit(code);
  }
  compressFiles(path.join(root, 'web', 'dist'));
  writeFileSync(stamp, current);
}

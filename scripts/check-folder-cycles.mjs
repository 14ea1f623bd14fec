// Fails when folders of the engine import each other, directly or indirectly, at any level of the tree, from the layers
// below `engine/src` down. A folder and the files next to it are treated alike: their imports must not form a cycle
// either.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..', 'engine', 'src');
const isSource = (name) => name.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(name);
const files = readdirSync(root, { recursive: true })
  .map((name) => name.replaceAll(path.sep, '/'))
  .filter(isSource);

/** All imports between files of the engine, including those of types, as paths below its source folder. */
const imports = files.flatMap((from) => {
  const text = readFileSync(path.join(root, from), 'utf8');
  // Static imports, re-exports, imports for their effect, dynamic imports, and files that are started as threads.
  const named = [
    ...text.matchAll(/^(?:import|export)\b[^;]*?from '(\.[^']+)';/gm),
    ...text.matchAll(/^import '(\.[^']+)';/gm),
    ...text.matchAll(/\bimport\(\s*'(\.[^']+)'\s*\)/g),
    ...text.matchAll(/new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g),
  ];
  return named.map(([, name]) => ({
    from,
    to: path.posix.join(path.posix.dirname(from), name),
  }));
});

const folders = new Set(files.flatMap((name) => parentsOf(name)));
const failures = [...folders].sort().flatMap((folder) => cyclesOf(folder).map((cycle) => describe(folder, cycle)));

if (failures.length > 0) {
  console.error(failures.join('\n'));
  console.error('Move what both need into a folder below them, or pass it in from above.');
  process.exit(1);
}

/** The folders that contain a file; the empty name is the source folder itself. */
function parentsOf(name) {
  const parts = name.split('/').slice(0, -1);
  return ['', ...parts.map((_, index) => parts.slice(0, index + 1).join('/'))];
}

/** Returns the groups of entries of a folder that import one another, with the imports between them. */
function cyclesOf(folder) {
  const prefix = folder === '' ? '' : `${folder}/`;
  const entryOf = (name) => name.slice(prefix.length).split('/')[0];
  const within = imports.filter(({ from, to }) => [from, to].every((name) => name.startsWith(prefix)));
  const joins = within.filter(({ from, to }) => entryOf(from) !== entryOf(to));
  const next = new Map();
  for (const { from, to } of joins) next.set(entryOf(from), (next.get(entryOf(from)) ?? new Set()).add(entryOf(to)));
  const reached = new Map([...next.keys()].map((entry) => [entry, reachedFrom(entry, next)]));
  const groups = new Set();
  for (const [entry, all] of reached) {
    const group = [...all].filter((other) => reached.get(other)?.has(entry)).sort();
    if (group.length > 1) groups.add(group.join(' '));
  }
  return [...groups].map((group) => {
    const entries = new Set(group.split(' '));
    return { group, joins: joins.filter(({ from, to }) => entries.has(entryOf(from)) && entries.has(entryOf(to))) };
  });
}

function reachedFrom(start, next) {
  const reached = new Set();
  const waiting = [...(next.get(start) ?? [])];
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    if (reached.has(entry)) continue;
    reached.add(entry);
    waiting.push(...(next.get(entry) ?? []));
  }
  return reached;
}

function describe(folder, { group, joins }) {
  const lines = joins.map(({ from, to }) => `  ${from} imports ${to}`);
  return [`${path.posix.join('engine/src', folder)}: these import one another: ${group}`, ...lines].join('\n');
}

// Fails when folders of a workspace import each other, directly or indirectly, at any level of the tree, from its `src`
// down. A folder and the files next to it are treated alike: their imports must not form a cycle either.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders that may import each other, by the folder that contains them, each with the reason. Their files form no cycle. */
const exceptions = {
  // An answer of one feature contains those of others: a picture the settings of its render, a render its pictures.
  'contract/src': ['adjust images renders'],
  'server/src': [
    // The port of the job queue takes a transaction of the product's database, and tables contain tasks of engines.
    'db ports shared',
    // Features bind their routes with http, which asks the services of features who calls and how often.
    'features http',
  ],
};
const failures = ['contract', 'engine', 'server', 'web'].flatMap((workspace) => failuresOf(`${workspace}/src`));
if (failures.length > 0) {
  console.error(failures.join('\n'));
  console.error('Move what both need into a folder below them, or pass it in from above.');
  process.exit(1);
}

/** The cycles of a source folder that are no exceptions, and the exceptions that are cycles no longer. */
function failuresOf(source) {
  const root = path.resolve(import.meta.dirname, '..', source);
  const files = readdirSync(root, { recursive: true })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name));
  const imports = files.flatMap((from) => importsOf(root, from));
  const folders = [...new Set(files.flatMap((name) => parentsOf(name)))].sort();
  const cycles = folders.flatMap((folder) =>
    cyclesOf(folder, imports).map((cycle) => ({ ...cycle, folder: path.posix.join(source, folder) })),
  );
  const allowed = (folder) => exceptions[folder] ?? [];
  const left = Object.entries(exceptions)
    .filter(([folder]) => folder.startsWith(source))
    .flatMap(([folder, groups]) =>
      groups
        .filter((group) => !cycles.some((cycle) => cycle.folder === folder && cycle.group === group))
        .map((group) => `${folder}: these import one another no longer, so that their exception can go: ${group}`),
    );
  return [...cycles.filter(({ folder, group }) => !allowed(folder).includes(group)).map(describe), ...left];
}

/** All imports of a file from the same workspace, including those of types, as paths below its source folder. */
function importsOf(root, from) {
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
}

/** The folders that contain a file; the empty name is the source folder itself. */
function parentsOf(name) {
  const parts = name.split('/').slice(0, -1);
  return ['', ...parts.map((_, index) => parts.slice(0, index + 1).join('/'))];
}

/** Returns the groups of entries of a folder that import one another, with the imports between them. */
function cyclesOf(folder, imports) {
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

function describe({ folder, group, joins }) {
  const lines = joins.map(({ from, to }) => `  ${from} imports ${to}`);
  return [`${folder}: these import one another: ${group}`, ...lines].join('\n');
}

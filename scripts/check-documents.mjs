// Fails when a document names a file of the project that does not exist, when the index of folders is not complete, or
// when a runtime dependency has no reason in the decision record about libraries.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const documents = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'],
  ...readdirSync(path.join(root, 'docs'), { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];
const workspaces = /^(contract|engine|server|web|e2e|bench|docs|scripts|\.ci)\//;

const missing = documents.flatMap((document) => {
  const text = readFileSync(path.join(root, document), 'utf8');
  const code = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name);
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, name]) =>
    path.join(path.dirname(document), name),
  );
  return [...code.filter((name) => workspaces.test(name) && !/[*{<]/.test(name)), ...links]
    .filter((name) => !existsSync(path.join(root, name)))
    .map((name) => `${document} names ${name}, which is not there`);
});

/** Each heading of the index that is a folder, with the names in the first column below it. */
const index = 'docs/folders.md';
const indexed = readFileSync(path.join(root, index), 'utf8')
  .split(/^## /m)
  .map((section) => ({
    parent: /^`([^`]+)`\n/.exec(section)?.[1],
    names: [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name),
  }))
  .filter(({ parent }) => parent);
const misindexed = indexed.flatMap(({ parent, names }) => {
  const folders = readdirSync(path.join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return [
    ...folders.filter((name) => !names.includes(name)).map((name) => `${index} lacks ${parent}/${name}`),
    ...names
      .filter((name) => !folders.includes(name))
      .map((name) => `${index} names ${parent}/${name}, which is not there`),
  ];
});

/** The names in the first column of the record; `@scope/{a, b}` stands for `@scope/a` and `@scope/b`. */
const libraries = 'docs/decisions/0002-libraries.md';
const explained = readFileSync(path.join(root, libraries), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .flatMap((line) =>
    line
      .split('|')[1]
      .matchAll(/([\w@/.-]+)(?:\{([^}]+)\})?/g)
      .toArray(),
  )
  .flatMap(([, name, group]) => group?.split(',').map((part) => name + part.trim()) ?? name);
const unexplained = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  .workspaces.flatMap((workspace) => {
    const { dependencies, optionalDependencies } = JSON.parse(
      readFileSync(path.join(root, workspace, 'package.json'), 'utf8'),
    );
    return Object.keys({ ...dependencies, ...optionalDependencies });
  })
  .filter((name) => !name.startsWith('@kenna/') && !explained.includes(name))
  .map((name) => `${name} has no reason in ${libraries}`);

const faults = [...missing, ...misindexed, ...unexplained];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}

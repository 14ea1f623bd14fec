// Fails when a document names a file of the project that does not exist, or when a runtime dependency has no reason in
// the decision record about libraries.
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

const faults = [...missing, ...unexplained];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}

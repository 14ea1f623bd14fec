// Fails when a document names a file of the project that is not there.
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

if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}

import { join } from 'node:path';
import type { Logger } from 'pino';
import { openBundledContent } from '../adapters/content/bundled/bundled-content-repository.ts';
import type { ContentRepository } from '../ports/content-repository.port.ts';

const CONTENT_DIR = join(import.meta.dirname, '../../../content');

/** The project's own documents, loaded when a test first needs them. */
export function createLazyContent(log: Logger): ContentRepository {
  let opened: Promise<ContentRepository> | undefined;
  const open = () =>
    (opened ??= openBundledContent({ folder: CONTENT_DIR, productName: 'Kenna', token: null, watches: false, log }));
  return {
    description: 'Bundled documents',
    root: async (asker) => (await open()).root(asker),
    search: async (parameters, asker) => (await open()).search(parameters, asker),
    tags: async (parameters, asker) => (await open()).tags(parameters, asker),
    graph: async (request, asker) => (await open()).graph(request, asker),
    picture: async (path, parameters) => (await open()).picture(path, parameters),
    findRelease: async (name, asker) => (await open()).findRelease(name, asker),
    look: async () => (await open()).look(),
    close: async () => (await opened)?.close(),
  };
}

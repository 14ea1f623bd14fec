import { createClient, type ClientConfig } from '@prismicio/client';
import { pino } from 'pino';
import { openBundledContent } from '../adapters/content/bundled/bundled-content-repository.ts';
import { contentFolder } from './content-folder.ts';
import { exampleDocuments } from './example-documents.ts';
import { serveRepository } from './serve-repository.ts';

/** Gives access to the releases of the examples. */
export const RELEASE_TOKEN = 'a-token-for-the-releases';

export type ExampleRepository = Awaited<ReturnType<typeof exampleRepository>>;

/** The examples in a separate folder, served as the app serves them, for the official client. */
export async function exampleRepository() {
  const folder = await contentFolder(await exampleDocuments());
  const repository = await openBundledContent({
    folder: folder.folder,
    productName: 'Kenna',
    token: RELEASE_TOKEN,
    watches: true,
    log: pino({ level: 'silent' }),
  });
  const server = await serveRepository(repository);
  return {
    folder,
    server,
    client: (config: ClientConfig = {}) => createClient('kenna', { documentAPIEndpoint: server.endpoint, ...config }),
    async close() {
      await server.close();
      await folder.remove();
    },
  };
}

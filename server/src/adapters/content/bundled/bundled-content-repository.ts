/**
 * The content repository that ships with the product: the documents of a folder, in the formats of the Prismic REST API
 * v2. Published content is public. A release needs the access token, or its ref, which cannot be guessed; a wrong token
 * is refused.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { CONTENT_TYPES } from '@kenna/contract';
import type { Logger } from 'pino';
import type { ContentAsker, ContentReply, ContentRepository } from '../../../ports/content-repository.port.ts';
import { createPictureSizer } from '../sized-picture.ts';
import { DOCUMENT_TYPES } from './document-types.ts';
import type { ContentDocument } from './document-values.ts';
import { loadContent, type Content, type Release } from './load-content.ts';
import { choiceOfPaths } from './query/choose-fields.ts';
import { ContentFault } from './query/content-fault.ts';
import { searchDocuments } from './query/search-documents.ts';
import { repositoryRoot, type RepositoryRef } from './repository-root.ts';
import { watchContent } from './watch-content.ts';

interface Parts {
  /** Absolute path. */
  readonly folder: string;
  /** The product's name in documents. */
  readonly productName: string;
  /** The access token for releases; null: nobody can read them. */
  readonly token: string | null;
  /** Whether the folder is reloaded when it changes. */
  readonly watches: boolean;
  readonly log: Logger;
}

/** How long browsers may cache the root, in seconds. */
const ROOT_AGE = 5;
const SEARCH_AGE = 600;

const TYPES: Record<string, string> = { '.webp': 'image/webp', '.png': 'image/png' };
const NAMES = Object.fromEntries(CONTENT_TYPES.map((type) => [type, DOCUMENT_TYPES[type].name]));

const digestOf = (text: string) => createHash('sha256').update(text).digest();
/** Compares in constant time. */
const isEqual = (one: string, other: string) => timingSafeEqual(digestOf(one), digestOf(other));

/** Converts a fault to the reply that the official client expects. */
const replyOf = ({ status, type, message, more }: ContentFault): ContentReply => ({
  status,
  body: { type, message, ...more },
});

async function answered(act: () => ContentReply | Promise<ContentReply>): Promise<ContentReply> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ContentFault) return replyOf(error);
    throw error;
  }
}

const tagsOf = (documents: readonly ContentDocument[]) => [...new Set(documents.flatMap(({ tags }) => tags))].sort();

/** @throws StartError with a line for each mistake in the documents. */
export async function openBundledContent({
  folder,
  productName,
  token,
  watches,
  log,
}: Parts): Promise<ContentRepository> {
  let content: Content = await loadContent(folder, productName);
  /** Refs of earlier published states in this process. */
  const formerRefs = new Set<string>();
  const secret = token ?? randomBytes(32).toString('hex');
  const pictures = createPictureSizer();

  async function reload(): Promise<void> {
    const next = await loadContent(folder, productName);
    if (next.version !== content.version) formerRefs.add(content.version);
    formerRefs.delete(next.version);
    content = next;
    log.info({ documents: content.documents.length }, 'read the content again');
  }
  const watch = watches ? watchContent(folder, reload, log) : null;

  const ownLanguage = () => content.languages.find(({ is_master: isMaster }) => isMaster)!.id;

  /** Whether the caller may see unpublished content. @throws ContentFault for an invalid token. */
  function isInvited({ token: shown }: ContentAsker): boolean {
    if (shown === null) return false;
    if (token !== null && isEqual(shown, token)) return true;
    throw new ContentFault(401, 'api_security_error', 'Invalid access token', { error: 'Invalid access token' });
  }

  const refOf = ({ id, version }: Release) =>
    createHmac('sha256', secret).update(`${id} ${version}`).digest('base64url');
  const master = (): RepositoryRef => ({ id: 'master', ref: content.version, label: 'Master', isMasterRef: true });
  const releases = (): RepositoryRef[] =>
    content.releases.map((release) => ({
      id: release.id,
      ref: refOf(release),
      label: release.label,
      isMasterRef: false,
      ...(release.scheduledAt !== null && { scheduledAt: release.scheduledAt }),
    }));

  /** The documents of a ref. @throws ContentFault with the message from which the client reads the current ref. */
  function documentsAt(ref: string | null): readonly ContentDocument[] {
    if (ref === content.version) return content.documents;
    const release = content.releases.find((one) => ref !== null && isEqual(refOf(one), ref));
    if (release) return release.documents;
    const hint = `Master ref is: ${content.version}`;
    if (ref !== null && formerRefs.has(ref)) {
      throw new ContentFault(410, 'api_validation_error', `The ref is expired and no longer accessible. ${hint}`);
    }
    throw new ContentFault(
      404,
      'api_notfound_error',
      `Ref not found. Ensure you have the correct ref and try again. ${hint}`,
    );
  }

  return {
    description: 'Bundled documents',

    root: (asker) =>
      answered(() => {
        const refs = isInvited(asker) ? [master(), ...releases()] : [master()];
        const { languages, documents } = content;
        const body = repositoryRoot({ origin: asker.origin, refs, languages, types: NAMES, tags: tagsOf(documents) });
        return { status: 200, body, maxAge: refs.length > 1 ? 0 : ROOT_AGE };
      }),

    search: (parameters, asker) =>
      answered(() => {
        isInvited(asker);
        const ref = parameters.get('ref');
        const documents = documentsAt(ref);
        const body = searchDocuments(parameters, {
          documents,
          ref: ref!,
          origin: asker.origin,
          language: ownLanguage(),
        });
        return { status: 200, body, ...(ref === content.version && { maxAge: SEARCH_AGE }) };
      }),

    tags: (_parameters, asker) =>
      answered(() => {
        isInvited(asker);
        return { status: 200, body: tagsOf(content.documents), maxAge: ROOT_AGE };
      }),

    graph: (request, asker) =>
      answered(async () => {
        isInvited(asker);
        const ref = request.ref ?? content.version;
        const documents = documentsAt(ref);
        const byId = new Map(documents.map((document) => [document.id, document]));
        const choice = choiceOfPaths(null, null, byId);
        const presenting = { origin: asker.origin, ref, routes: [], choice, documents: byId };
        // Loaded on demand: the GraphQL library loads slowly and is rarely used.
        const { answerGraph } = await import('./graph/answer-graph.ts');
        return answerGraph(request, { documents, language: ownLanguage(), presenting });
      }),

    async picture(path, parameters) {
      const [hash, ...names] = path.split('/');
      const picture = content.pictures.get(names.join('/'));
      if (!picture || picture.hash !== hash) return null;
      const contentType = TYPES[extname(picture.file).toLowerCase()] ?? 'image/jpeg';
      return pictures.sized({ ...picture, key: path, contentType, read: () => readFile(picture.file) }, parameters);
    },

    findRelease: async (name, asker) => {
      const release = content.releases.find(({ id, label }) => id === name || label === name);
      const mayRead = asker.token !== null && token !== null && isEqual(asker.token, token);
      return release && mayRead ? refOf(release) : null;
    },

    look: async () => `${content.documents.length} documents, ${content.pictures.size} pictures`,

    close: async () => watch?.close(),
  };
}

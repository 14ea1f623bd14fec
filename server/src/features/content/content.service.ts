/**
 * What the product itself reads from the content repository, whichever is connected: passages that answer a question,
 * and the documents of a type. Browsers ask the repository through the routes in `http/serve-content.ts`.
 */
import { CONTENT_ROUTES, type ContentType } from '@kenna/contract';
import { z } from 'zod';
import type { ContentAsker, ContentReply, ContentRepository } from '../../ports/content-repository.port.ts';
import { AppError } from '../../shared/app-error.ts';
import { passagesOf, plainText, type Passage } from './plain-text.ts';
import { previewOfPage, type PagePreview } from './preview-of-page.ts';
import { excerptOf, indexPassages, type PassageIndex } from './rank-passages.ts';

/** A page of our site that answers a question. */
export interface FoundPage {
  readonly title: string;
  /** Path on our site. */
  readonly path: string;
  readonly excerpt: string;
}

interface FoundPassage extends Passage {
  readonly title: string;
  readonly path: string;
}

interface Published {
  readonly documents: readonly WrittenDocument[];
  readonly index: PassageIndex<FoundPassage>;
}

const rootSchema = z.object({ refs: z.array(z.object({ ref: z.string(), isMasterRef: z.boolean().default(false) })) });
const documentSchema = z.object({
  uid: z.string().nullable(),
  type: z.string(),
  url: z.string().nullish(),
  data: z.record(z.string(), z.unknown()),
});
const pageSchema = z.object({ results: z.array(documentSchema), next_page: z.string().nullable() });
export type WrittenDocument = z.output<typeof documentSchema>;

const PAGE_SIZE = 100;
/** Maximum number of result pages read from the repository; an installation's content is smaller. */
const MAX_PAGES = 20;

/** A caller without origin or token: picture addresses are then paths, which are valid wherever the page is shown. */
const NOBODY: ContentAsker = { origin: '', token: null };

/** Parses a reply. @throws AppError `content_unavailable` for any other status or format. */
function parseReply<Schema extends z.ZodType>({ status, body }: ContentReply, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (status !== 200 || !parsed.success) throw new AppError('content_unavailable', { cause: body });
  return parsed.data;
}

const indexOf = (documents: readonly WrittenDocument[]): PassageIndex<FoundPassage> =>
  indexPassages(
    documents.flatMap(({ url, data }) =>
      url ? passagesOf(data).map((passage) => ({ ...passage, title: plainText(data.title), path: url })) : [],
    ),
  );

export type ContentService = ReturnType<typeof createContentService>;

export function createContentService({ content }: { readonly content: ContentRepository }) {
  /** Cache of the published state. */
  let known: { readonly ref: string; readonly published: Promise<Published> } | null = null;

  async function masterRef(): Promise<string> {
    const { refs } = parseReply(await content.root(NOBODY), rootSchema);
    const master = refs.find(({ isMasterRef }) => isMasterRef);
    if (!master) throw new AppError('content_unavailable');
    return master.ref;
  }

  async function listAt(ref: string, query: Readonly<Record<string, string>>): Promise<WrittenDocument[]> {
    const documents: WrittenDocument[] = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const parameters = new URLSearchParams({
        ref,
        pageSize: String(PAGE_SIZE),
        page: String(page),
        routes: JSON.stringify(CONTENT_ROUTES),
        ...query,
      });
      const { results, next_page: next } = parseReply(await content.search(parameters, NOBODY), pageSchema);
      documents.push(...results);
      if (next === null) break;
    }
    return documents;
  }

  async function readPublished(ref: string): Promise<Published> {
    const documents = await listAt(ref, {});
    return { documents, index: indexOf(documents) };
  }

  async function publishedNow(): Promise<Published> {
    const ref = await masterRef();
    if (known?.ref !== ref) {
      const published = readPublished(ref);
      known = { ref, published };
      published.catch(() => (known = null));
    }
    return known!.published;
  }

  return {
    /**
     * Pages that answer a question, best first, without duplicates.
     * @throws AppError `content_unavailable` when the repository cannot be reached.
     */
    async find(words: string, limit: number): Promise<readonly FoundPage[]> {
      const pages = new Map<string, FoundPage>();
      const { index } = await publishedNow();
      for (const { item } of index.find(words)) {
        if (pages.size >= limit) break;
        const { title, path, heading, text } = item;
        // An answer is hard to understand without its question.
        const read = heading.endsWith('?') ? `${heading} ${text}` : text;
        if (!pages.has(path)) pages.set(path, { title, path, excerpt: excerptOf(read, words) });
      }
      return [...pages.values()];
    },

    /**
     * Link preview of a page of our site; null for a page that is neither a document's nor the page of frequent
     * questions.
     * @throws AppError `content_unavailable`.
     */
    async previewOf(path: string): Promise<PagePreview | null> {
      const { documents } = await publishedNow();
      return previewOfPage(documents, path);
    },

    /** The published documents of a type, sorted by their field `order`. @throws AppError `content_unavailable`. */
    async list(type: ContentType): Promise<readonly WrittenDocument[]> {
      return listAt(await masterRef(), { q: `[[at(document.type, "${type}")]]`, orderings: `[my.${type}.order]` });
    },
  };
}

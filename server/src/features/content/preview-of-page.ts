import { DRAWINGS_PAGE, FAQ_PAGE } from '@kenna/contract';
import { z } from 'zod';
import { plainText } from './plain-text.ts';

interface Page {
  readonly url?: string | null | undefined;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The link preview of a page. */
export interface PagePreview {
  readonly title: string;
  readonly description: string;
  /** `url` is a path of our site, or an absolute address elsewhere. */
  readonly image: { readonly url: string; readonly width: number; readonly height: number } | null;
}

/** Width in pixels of large link previews. */
const WIDTH = 1200;

const coverSchema = z.object({
  url: z.string(),
  dimensions: z.object({ width: z.number().positive(), height: z.number().positive() }),
});

/** The cover as JPEG, which every messenger supports; null for a page without one. */
function pictureOf(cover: unknown): PagePreview['image'] {
  const { data } = coverSchema.safeParse(cover);
  if (!data) return null;
  const width = Math.min(data.dimensions.width, WIDTH);
  const height = Math.round((data.dimensions.height * width) / data.dimensions.width);
  return { url: `${data.url}${data.url.includes('?') ? '&' : '?'}fm=jpg&w=${width}`, width, height };
}

/** Returns null for a page that is neither a document's nor the list of questions or drawings. */
export function previewOfPage(documents: readonly Page[], path: string): PagePreview | null {
  const own = [FAQ_PAGE, DRAWINGS_PAGE].find((page) => page.path === path);
  if (own) return { title: own.title, description: own.summary, image: null };
  const document = documents.find(({ url }) => url === path);
  if (!document) return null;
  const { title, summary, cover } = document.data;
  return { title: plainText(title), description: plainText(summary), image: pictureOf(cover) };
}

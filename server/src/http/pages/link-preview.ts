/** Link preview for messengers: Open Graph tags in the head of the page (https://ogp.me). */
import { isBrokenText } from '../../shared/text/broken-text.ts';
import { escapedText } from './page-head.ts';

export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  /** The address may be a path of our site. */
  readonly image: { readonly url: string; readonly width: number; readonly height: number } | null;
}

const SHARED = /^\/shared\/(?:[^/]+\/[^/]+\/)?([^/?#]+)\/?(?:[?#]|$)/;

/** The short link at the end of a shared collection's address; null for every other address. */
export function sharedLinkOf(address: string): string | null {
  const link = SHARED.exec(address)?.[1];
  if (link === undefined) return null;
  try {
    const decoded = decodeURIComponent(link);
    return isBrokenText(decoded) ? null : decoded;
  } catch {
    return null;
  }
}

const WRITTEN = /^\/(?:knowledge-base\/(?:tutorial\/)?)?[^/?#]+(?=\/?(?:[?#]|$))/;

/** The path of an address that may belong to a page of the content repository; null for every other. */
export const writtenPathOf = (address: string): string | null => WRITTEN.exec(address)?.[0] ?? null;

/**
 * The page with the title and the link preview of its content.
 * @param url absolute
 */
export function withPreview(page: string, { title, description, image }: LinkPreview, url: string): string {
  const words: Record<string, string> = {
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    ...(image && {
      'og:image': new URL(image.url, url).href,
      'og:image:width': String(image.width),
      'og:image:height': String(image.height),
      'twitter:card': 'summary_large_image',
    }),
  };
  const tags = Object.entries(words).map(
    ([name, value]) =>
      `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapedText(value)}" />`,
  );
  // A function, because a replacement string would be interpreted as a pattern.
  return page.replace(/<title>.*?<\/title>/s, () => `<title>${escapedText(title)}</title>${tags.join('')}`);
}

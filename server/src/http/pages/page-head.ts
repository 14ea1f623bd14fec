const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for markup, including quoted attributes. */
export const escapedText = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

/** Adds the canonical address for search engines: on the public host, without a query. */
export function withCanonical(page: string, path: string, publicUrl: string): string {
  const { pathname } = new URL(path, publicUrl);
  const tag = `<link rel="canonical" href="${escapedText(`${publicUrl}${pathname}`)}" />`;
  // A function, because a replacement string would be interpreted as a pattern.
  return page.replace('</head>', () => `${tag}</head>`);
}

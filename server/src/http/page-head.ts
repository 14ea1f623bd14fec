const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as markup holds it, also between quotes. */
export const escapedText = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

/** The page with the one address that search engines keep of it: without a query, on the public host. */
export function withCanonical(page: string, path: string, publicUrl: string): string {
  const { pathname } = new URL(path, publicUrl);
  const tag = `<link rel="canonical" href="${escapedText(`${publicUrl}${pathname}`)}" />`;
  // A function: what is replaced with must not be read as a pattern.
  return page.replace('</head>', () => `${tag}</head>`);
}

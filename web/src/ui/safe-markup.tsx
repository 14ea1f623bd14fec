import DOMPurify from 'dompurify';

const ALLOWED = { ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'u', 'br', 'span', 'a'], ALLOWED_ATTR: ['href'] };

/** The one place where text becomes markup: an allow-list of inline formatting, everything else is dropped. */
export function SafeMarkup({ markup, className }: { markup: string; className?: string | undefined }) {
  return <span className={className} dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(markup, ALLOWED) }} />;
}

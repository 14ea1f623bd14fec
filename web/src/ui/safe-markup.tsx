import DOMPurify from 'dompurify';

const INLINE = { ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'u', 'br', 'span', 'a'], ALLOWED_ATTR: ['href'] };
/** Of a text with paragraphs: no pictures, which would tell their server who reads, and no look of its own. */
const BLOCKS = {
  ALLOWED_TAGS: [
    ...INLINE.ALLOWED_TAGS,
    ...['p', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'hr', 'code', 'pre', 'del'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href'],
};

interface SafeMarkupProps {
  readonly markup: string;
  readonly className?: string | undefined;
}

/** The one place where text becomes markup: an allow-list of inline formatting, everything else is dropped. */
export function SafeMarkup({ markup, className }: SafeMarkupProps) {
  return <span className={className} dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(markup, INLINE) }} />;
}

/** The same for a text with paragraphs, lists and tables. */
export function SafeBlocks({ markup, className }: SafeMarkupProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(markup, BLOCKS) }} />;
}

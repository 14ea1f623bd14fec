import DOMPurify from 'dompurify';

const INLINE = { ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'u', 'br', 'span', 'a'], ALLOWED_ATTR: ['href'] };
/**
 * Allow-list for a text with paragraphs. It has no pictures, because loading them would disclose the reader to their
 * server, and no styles.
 */
const BLOCKS = {
  ALLOWED_TAGS: [
    ...INLINE.ALLOWED_TAGS,
    ...['p', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'hr', 'code', 'pre', 'del'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href'],
};

/** Browsers that require trusted types would refuse a string. */
const sanitize = (markup: string, allowed: typeof INLINE) =>
  DOMPurify.sanitize(markup, { ...allowed, RETURN_TRUSTED_TYPE: true });

interface SafeMarkupProps {
  readonly markup: string;
  readonly className?: string | undefined;
}

/**
 * Renders inline formatting from an allow-list and drops other markup. Only this file turns text into markup.
 */
export function SafeMarkup({ markup, className }: SafeMarkupProps) {
  return <span className={className} dangerouslySetInnerHTML={{ __html: sanitize(markup, INLINE) }} />;
}

/** Renders a text with paragraphs, lists and tables from an allow-list, and drops other markup. */
export function SafeBlocks({ markup, className }: SafeMarkupProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: sanitize(markup, BLOCKS) }} />;
}

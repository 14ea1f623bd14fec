import { Marked } from 'marked';
import { useLayoutEffect, useMemo, useRef, type MouseEvent } from 'react';
import { SafeBlocks } from '../../../ui/safe-markup.tsx';
import classes from './markdown.module.css';

/** Headings of an answer start at rank 3, because the page uses ranks 1 and 2. */
const RANK_ABOVE = 2;

const markdown = new Marked({
  gfm: true,
  breaks: true,
  renderer: {
    heading({ tokens, depth }) {
      const rank = Math.min(6, depth + RANK_ABOVE);
      return `<h${rank}>${this.parser.parseInline(tokens)}</h${rank}>`;
    },
  },
});

interface MarkdownProps {
  readonly text: string;
  /** Called with the path of a clicked link to a page of this site. */
  readonly onPath: (path: string) => void;
}

/** Text in Markdown. Links to this site open in place, others in a new tab without access to this page. */
export function Markdown({ text, onPath }: MarkdownProps) {
  const markup = useMemo(() => markdown.parse(text, { async: false }), [text]);
  const box = useSwatches(markup);
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link.origin === location.origin) onPath(`${link.pathname}${link.search}${link.hash}`);
    else window.open(link.href, '_blank', 'noopener,noreferrer');
  };
  return (
    // Keys reach the links themselves.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={box} onClick={onClick}>
      <SafeBlocks markup={markup} className={classes.markdown} />
    </div>
  );
}

/**
 * Shows a swatch next to colours in hex notation. It is added after rendering, because the sanitiser removes styles.
 */
function useSwatches(markup: string) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const code of box.current?.querySelectorAll('code') ?? []) {
      if (!/^#[0-9a-f]{6}$/iu.test(code.textContent)) continue;
      code.dataset['colour'] = code.textContent;
      code.style.setProperty('--colour', code.textContent);
    }
  }, [markup]);
  return box;
}

/*
 * Renders rich text of the content repository as elements. The content is never parsed as HTML, and links cannot run
 * scripts.
 */
import { asLink, type RichTextField, type RTListNode } from '@prismicio/client';
import { serialize, wrapMapSerializer, type RichTextMapSerializer } from '@prismicio/client/richtext';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { headingId } from '../heading-id.ts';
import { partsOf } from '../pictures-and-text.ts';
import { PictureRow } from './picture-row.tsx';
import classes from './rich-text.module.css';

const EXTERNAL_ADDRESS = /^(https?:|mailto:)/i;
const INTERNAL_PATH = /^\/(?!\/)/;

interface SafeLinkProps {
  readonly to: string | null | undefined;
  readonly children: ReactNode;
}

/** A link if the address is a path of this site, http, https or mailto; otherwise only its text. */
function SafeLink({ to, children }: SafeLinkProps) {
  if (to && INTERNAL_PATH.test(to)) return <Link to={to}>{children}</Link>;
  if (to && EXTERNAL_ADDRESS.test(to)) {
    return (
      <a href={to} rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  return children;
}

/** A list whose entries are only links into tools is displayed as buttons. */
const isToolLinks = ({ items }: RTListNode): boolean =>
  items.every(({ text, spans: [span, ...others] }) => {
    if (span?.type !== 'hyperlink' || others.length > 0 || span.end - span.start < text.length) return false;
    return asLink(span.data)?.startsWith('/workplace/') === true;
  });

/** A paragraph with the label "note" at its start is displayed as a note. */
const isNote = (spans: readonly { type: string; start: number; data?: unknown }[]): boolean =>
  spans.some(
    ({ type, start, data }) => type === 'label' && start === 0 && (data as { label?: string }).label === 'note',
  );

const elements: RichTextMapSerializer<ReactNode> = {
  heading2: ({ children, key, node }) => (
    <h2 key={key} id={headingId(node.text)}>
      {children}
    </h2>
  ),
  heading3: ({ children, key, node }) => (
    <h3 key={key} id={headingId(node.text)}>
      {children}
    </h3>
  ),
  paragraph: ({ children, key, node }) =>
    isNote(node.spans) ? (
      <aside key={key} className={classes.note}>
        <p>{children}</p>
      </aside>
    ) : (
      <p key={key}>{children}</p>
    ),
  preformatted: ({ node, key }) => <pre key={key}>{node.text}</pre>,
  strong: ({ children, key }) => <strong key={key}>{children}</strong>,
  em: ({ children, key }) => <em key={key}>{children}</em>,
  list: ({ children, key, node }) => (
    <ul key={key} className={isToolLinks(node) ? classes.toolLinks : undefined}>
      {children}
    </ul>
  ),
  oList: ({ children, key }) => <ol key={key}>{children}</ol>,
  listItem: ({ children, key }) => <li key={key}>{children}</li>,
  oListItem: ({ children, key }) => <li key={key}>{children}</li>,
  hyperlink: ({ children, key, node }) => (
    <SafeLink key={key} to={asLink(node.data)}>
      {children}
    </SafeLink>
  ),
  label: ({ children, key, node }) =>
    node.data.label === 'code' ? <code key={key}>{children}</code> : <Fragment key={key}>{children}</Fragment>,
  span: ({ text, key }) => <Fragment key={key}>{withBreaks(text)}</Fragment>,
};

const withBreaks = (text: string): ReactNode =>
  text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

const elementOf = wrapMapSerializer(elements);

export function RichText({ field }: { readonly field: RichTextField | undefined }) {
  if (!field || field.length === 0) return null;
  return (
    <div className={classes.text}>
      {partsOf(field).map((part, index) =>
        part.kind === 'pictures' ? (
          <PictureRow key={index} pictures={part.pictures} />
        ) : (
          <Fragment key={index}>{serialize(part.blocks, elementOf)}</Fragment>
        ),
      )}
    </div>
  );
}

import { mdiChevronRight } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import classes from './disclosure.module.css';

interface DisclosureProps {
  readonly title: string;
  /** A few words on the settings inside, shown beside the title. */
  readonly summary?: string;
  readonly startsOpen?: boolean;
  /** Called with the section when it has been opened. */
  readonly onOpen?: (section: HTMLDetailsElement) => void;
  readonly children: ReactNode;
}

/** Scrolls an opened section to the top of its panel, because its content would stand below the lower edge. */
export const showFromTop = (section: HTMLDetailsElement): void => section.scrollIntoView({ block: 'start' });

/** A section that can be opened. Its summary stays visible when it is closed. */
export function Disclosure({ title, summary = '', startsOpen = false, onOpen, children }: DisclosureProps) {
  return (
    <details
      className={classes.disclosure}
      open={startsOpen}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.(currentTarget)}
    >
      <summary className={classes.head}>
        <span>{title}</span>
        <span className={classes.summary}>{summary}</span>
        <Icon path={mdiChevronRight} />
      </summary>
      <div className={classes.body}>{children}</div>
    </details>
  );
}

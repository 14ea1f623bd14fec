import { mdiClose, mdiMagnify } from '@mdi/js';
import { useRef } from 'react';
import { useDraftText } from '../../../lib/forms/use-draft-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import classes from './search.module.css';

interface SearchFieldProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
}

/** Search field of the knowledge base. */
export function SearchField({ words, onWords }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useDraftText(words, (typed) => onWords(typed.trim()));
  return (
    <search className={classes.field}>
      <Icon path={mdiMagnify} />
      <input
        ref={field}
        type="search"
        dir="auto"
        aria-label="Search the knowledge base"
        data-search
        placeholder="Search: seed, mask, velvet…"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && setText('')}
      />
      {text !== '' && (
        <IconButton
          label="Clear the search"
          icon={mdiClose}
          onClick={() => {
            setText('');
            field.current?.focus();
          }}
        />
      )}
    </search>
  );
}

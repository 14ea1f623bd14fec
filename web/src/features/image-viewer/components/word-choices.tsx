import type { TakeField, VocabularyEntry } from '@kenna/contract';
import { useState, type ReactNode } from 'react';
import { matchingWords } from '../../../lib/text/matching-words.ts';
import laidOver from '../../../ui/fields/laid-over.module.css';
import classes from './scene-panel.module.css';

const LEGENDS: Record<TakeField, string> = {
  view: 'Views',
  colour: 'Colours',
  fabric: 'Fabrics',
  light: 'Light',
  setting: 'Setting',
  build: 'Build',
  pose: 'Pose',
  finish: 'Finish',
};
/** Lists of fewer words are read faster than searched. */
const MIN_SEARCHABLE = 10;

interface WordChoicesProps {
  readonly field: TakeField;
  readonly words: readonly VocabularyEntry[];
  readonly chosen: readonly string[];
  /** True when no further word can be chosen. */
  readonly isFull: boolean;
  readonly onToggle: (name: string) => void;
  readonly children?: ReactNode;
}

/** Names of the fields in a list's search, where they are not the field with an s. */
const PLURALS: Partial<Record<TakeField, string>> = { finish: 'finishes' };

/**
 * The words of one field, any number of which can be chosen. Long lists can be searched; colours are shown as swatches.
 */
export function WordChoices({ field, words, chosen, isFull, onToggle, children }: WordChoicesProps) {
  const [typed, setTyped] = useState('');
  const found = matchingWords(words, typed);
  const legend = LEGENDS[field];
  return (
    <fieldset className={classes.group}>
      <legend>{legend}</legend>
      {words.length >= MIN_SEARCHABLE && (
        <input
          type="search"
          className={classes.search}
          aria-label={`Search ${legend.toLowerCase()}`}
          placeholder={`Search ${words.length} ${PLURALS[field] ?? `${field}s`}`}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            const [best] = found;
            if (event.key !== 'Enter' || typed.trim() === '' || best === undefined) return;
            event.preventDefault();
            if (isFull && !chosen.includes(best.name)) return;
            onToggle(best.name);
            setTyped('');
          }}
        />
      )}
      <div className={classes.choices} data-field={field}>
        {found.map(({ name, label, hex }) => (
          <label key={name} className={classes.choice} title={label}>
            <input
              className={laidOver.control}
              type="checkbox"
              aria-label={label}
              checked={chosen.includes(name)}
              disabled={isFull && !chosen.includes(name)}
              onChange={() => onToggle(name)}
            />
            {hex === undefined ? <span>{label}</span> : <i style={{ '--colour': hex }} />}
          </label>
        ))}
        {found.length === 0 && <p className={classes.price}>No matches</p>}
      </div>
      {children}
    </fieldset>
  );
}

import { useId, useState } from 'react';
import { matchingWords } from '../../../lib/text/matching-words.ts';
import { chipLabel, type BuilderGroup } from '../builder-groups.ts';
import { Swatches } from './swatches.tsx';
import laidOver from '../../../ui/fields/laid-over.module.css';
import classes from './word-chips.module.css';

interface WordChipsProps {
  readonly group: BuilderGroup;
  /** Words of the group that the person typed into the prompt. */
  readonly typed: ReadonlySet<string>;
  readonly chosen: string | null;
  /** Text that a word must contain to be listed. */
  readonly search: string;
  readonly onChoose: (words: string | null) => void;
}

/** A group of more words than this begins with its first ones. */
const MAX_AT_ONCE = 60;
/** Number of words with which such a group begins. */
const FIRST = 24;

/** Words of one group as chips. They are native radio buttons; pressing the selected one again clears it. */
export function WordChips({ group, typed, chosen, search, onChoose }: WordChipsProps) {
  const name = useId();
  const [isWhole, setWhole] = useState(false);
  const found = matchingWords(group.words, search);
  if (found.length === 0) return null;
  const isCut = found.length > MAX_AT_ONCE && search.trim() === '' && group.kind !== 'colour' && !isWhole;
  const words = isCut ? found.filter(({ label }, at) => at < FIRST || label === chosen || typed.has(label)) : found;
  const isColour = group.kind === 'colour' && search.trim() === '';
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{group.title}</legend>
      <div className={classes.side}>
        {chosen !== null && (
          <button type="button" className={classes.clear} onClick={() => onChoose(null)}>
            Clear<span className={classes.hidden}>{` ${group.title}: ${chosen}`}</span>
          </button>
        )}
      </div>
      {isColour ? (
        <Swatches name={name} words={words} typed={typed} chosen={chosen} onChoose={onChoose} />
      ) : (
        <div className={classes.chips}>
          {words.map(({ label, hex }) => (
            <label key={label} className={classes.chip} data-typed={typed.has(label)}>
              <input
                className={laidOver.control}
                type="radio"
                name={name}
                checked={label === chosen}
                disabled={typed.has(label)}
                onChange={() => onChoose(label)}
                onClick={() => label === chosen && onChoose(null)}
              />
              <span className={classes.face}>
                {hex !== undefined && <i style={{ '--colour': hex }} />}
                {chipLabel(group, label)}
                {typed.has(label) && <span className={classes.hidden}>, in your own words</span>}
              </span>
            </label>
          ))}
          {isCut && (
            <button type="button" className={classes.all} onClick={() => setWhole(true)}>
              All {found.length}
            </button>
          )}
        </div>
      )}
    </fieldset>
  );
}

import type { VocabularyEntry } from '@kenna/contract';
import { colourFamilies } from '../colour-families.ts';
import laidOver from '../../../ui/fields/laid-over.module.css';
import classes from './word-chips.module.css';

interface SwatchesProps {
  /** Name of the radio group. */
  readonly name: string;
  readonly words: readonly VocabularyEntry[];
  readonly typed: ReadonlySet<string>;
  readonly chosen: string | null;
  readonly onChoose: (words: string | null) => void;
}

/** Colours as swatches, grouped by family. The name of the hovered or focused colour is displayed. */
export function Swatches({ name, words, typed, chosen, onChoose }: SwatchesProps) {
  return (
    <div className={classes.families}>
      {colourFamilies(words).map(({ family, colours }) => (
        <div key={family} className={classes.family}>
          <span className={classes.familyName}>{family}</span>
          <div className={classes.swatches}>
            {colours.map(({ label, hex }) => (
              <label key={label} className={classes.swatch} style={{ '--colour': hex }} data-typed={typed.has(label)}>
                <input
                  className={laidOver.control}
                  type="radio"
                  name={name}
                  aria-label={typed.has(label) ? `${label}, in your own words` : label}
                  checked={label === chosen}
                  disabled={typed.has(label)}
                  onChange={() => onChoose(label)}
                  onClick={() => label === chosen && onChoose(null)}
                />
                <span className={classes.swatchName} aria-hidden="true">
                  {label}
                </span>
              </label>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

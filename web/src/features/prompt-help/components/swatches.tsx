import type { VocabularyEntry } from '@kenna/contract';
import { useOwnColours } from '../../../lib/colours/own-colours.ts';
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

/** Colours as swatches: the person's own first, the others by family. The hovered or focused one shows its name. */
export function Swatches({ name, words, typed, chosen, onChoose }: SwatchesProps) {
  const own = new Set(useOwnColours().map(({ name: label }) => label));
  const others = words.filter(({ label }) => !own.has(label));
  const mine = { family: 'Your colours', colours: words.filter(({ label }) => own.has(label)) };
  const families = [...(mine.colours.length > 0 ? [mine] : []), ...colourFamilies(others)];
  return (
    <div className={classes.families}>
      {families.map(({ family, colours }) => (
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

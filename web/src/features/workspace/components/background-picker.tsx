import { TRANSPARENT } from '@kenna/contract';
import { changeDraft, useDraft } from '../draft.store.ts';
import classes from './model-panel.module.css';

const COLOURS: readonly (readonly [string, string])[] = [
  ['#ffffff', 'White'],
  ['#ece7dd', 'Paper'],
  ['#c9c7c3', 'Light grey'],
  ['#8d8f92', 'Grey'],
  ['#1b1b1d', 'Black'],
];

/** The ground behind the piece: from the words, transparent, or a colour. */
export function BackgroundPicker() {
  const chosen = useDraft((state) => state.draft.background);
  const own = chosen !== null && chosen !== TRANSPARENT && !COLOURS.some(([colour]) => colour === chosen);
  const choose = (background: string | null) => () => changeDraft({ background });
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Background</legend>
      <div className={classes.swatches}>
        <label className={classes.choice}>
          <input type="radio" name="background" checked={chosen === null} onChange={choose(null)} />
          <span className={classes.swatch} data-kind="words">
            From the words
          </span>
        </label>
        <label className={classes.choice} title="Transparent">
          <input
            type="radio"
            name="background"
            aria-label="Transparent"
            checked={chosen === TRANSPARENT}
            onChange={choose(TRANSPARENT)}
          />
          <span className={classes.swatch} data-kind="transparent" />
        </label>
        {COLOURS.map(([colour, name]) => (
          <label key={colour} className={classes.choice} title={name}>
            <input
              type="radio"
              name="background"
              aria-label={name}
              checked={chosen === colour}
              onChange={choose(colour)}
            />
            <span className={classes.swatch} style={{ '--colour': colour }} />
          </label>
        ))}
        <label className={classes.choice} title="Another colour">
          <input
            type="color"
            aria-label="Another background colour"
            value={own ? chosen : '#d8cfc0'}
            onChange={(event) => changeDraft({ background: event.currentTarget.value })}
          />
          <span className={classes.swatch} data-kind="other" style={own ? { background: chosen } : {}} />
        </label>
      </div>
    </fieldset>
  );
}

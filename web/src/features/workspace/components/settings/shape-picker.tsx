import {
  ASPECTS,
  ASPECT_SIZES,
  CUSTOM_SIDE_MAXIMUM,
  CUSTOM_SIDE_MINIMUM,
  sizeText,
  type Aspect,
} from '@kenna/contract';
import { changeDraft, useDraft } from '../../draft/draft.store.ts';
import { sideProblem } from '../../request/render-request.ts';
import laidOver from '../../../../ui/fields/laid-over.module.css';
import classes from './model-panel.module.css';

const NAMES: Record<Aspect, string> = { square: 'Square', wide: 'Wide', tall: 'Tall', custom: 'Custom' };
const OUTLINES: Record<Aspect, [string, string]> = {
  square: ['22px', '22px'],
  wide: ['30px', '18px'],
  tall: ['18px', '27px'],
  custom: ['22px', '22px'],
};

export function ShapePicker() {
  const { aspect, custom } = useDraft((state) => state.draft);
  const nameOf = (choice: Aspect) =>
    choice === 'custom' ? NAMES.custom : `${NAMES[choice]}, ${sizeText(ASPECT_SIZES[choice])}`;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Shape</legend>
      <div className={classes.shapes}>
        {ASPECTS.map((choice) => (
          <label key={choice} className={classes.choice} data-aspect={choice} title={nameOf(choice)}>
            <input
              className={laidOver.control}
              type="radio"
              name="aspect"
              aria-label={nameOf(choice)}
              checked={aspect === choice}
              onChange={() => changeDraft({ aspect: choice })}
            />
            <span className={classes.shape} style={{ '--w': OUTLINES[choice][0], '--h': OUTLINES[choice][1] }} />
          </label>
        ))}
      </div>
      {aspect === 'custom' && (
        <div className={classes.custom}>
          <Side
            label="Width"
            value={custom.width}
            onChange={(width) => changeDraft({ custom: { ...custom, width } })}
          />
          <Side
            label="Height"
            value={custom.height}
            onChange={(height) => changeDraft({ custom: { ...custom, height } })}
          />
        </div>
      )}
    </fieldset>
  );
}

function Side({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  const problem = sideProblem(value);
  return (
    <label className={classes.side}>
      {label}, px
      <input
        type="number"
        inputMode="numeric"
        min={CUSTOM_SIDE_MINIMUM}
        max={CUSTOM_SIDE_MAXIMUM}
        // An empty field has the value NaN, which must not be shown.
        value={Number.isNaN(value) ? '' : value}
        aria-invalid={problem !== null}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <em>{problem}</em>
    </label>
  );
}

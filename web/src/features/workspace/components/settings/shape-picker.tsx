import {
  ASPECTS,
  ASPECT_SIZES,
  CUSTOM_SIDE_MAXIMUM,
  CUSTOM_SIDE_MINIMUM,
  drawingSize,
  sizeOf,
  sizeText,
  type Aspect,
  type PixelSize,
  type SizeRules,
} from '@kenna/contract';
import { useId } from 'react';
import { useDraft, useDraftDesk } from '../../draft/draft.store.ts';
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

/** `sizes`: those in which the engine draws; null where it says nothing of them. */
export function ShapePicker({ sizes }: { sizes: SizeRules | null }) {
  const { aspect, custom } = useDraft((state) => state.draft);
  const name = useId();
  const { change } = useDraftDesk();
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
              name={name}
              aria-label={nameOf(choice)}
              checked={aspect === choice}
              onChange={() => change({ aspect: choice })}
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
            step={sizes?.multiple ?? 1}
            onChange={(width) => change({ custom: { ...custom, width } })}
          />
          <Side
            label="Height"
            value={custom.height}
            step={sizes?.multiple ?? 1}
            onChange={(height) => change({ custom: { ...custom, height } })}
          />
        </div>
      )}
      {sizes && <DrawnSize asked={sizeOf(aspect, custom)} sizes={sizes} />}
    </fieldset>
  );
}

const words = ({ width, height }: PixelSize): string => `${width} × ${height}`;

/** Says in which size the model draws, where that is another one than asked, and offers to ask for it. */
function DrawnSize({ asked, sizes }: { asked: PixelSize; sizes: SizeRules }) {
  const { change } = useDraftDesk();
  if (sideProblem(asked.width) !== null || sideProblem(asked.height) !== null) return null;
  const drawn = drawingSize(asked, sizes);
  if (drawn.width === asked.width && drawn.height === asked.height) return null;
  const isOffered = Math.max(drawn.width, drawn.height) <= CUSTOM_SIDE_MAXIMUM;
  return (
    <p className={classes.drawn}>
      {`The model draws ${words(drawn)}, fitted to ${words(asked)}.`}
      {isOffered && (
        <button type="button" onClick={() => change({ aspect: 'custom', custom: drawn })}>
          {`Use ${words(drawn)}`}
        </button>
      )}
    </p>
  );
}

interface SideProps {
  readonly label: string;
  readonly value: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
}

function Side({ label, value, step, onChange }: SideProps) {
  const problem = sideProblem(value);
  return (
    <label className={classes.side}>
      {label}, px
      <input
        type="number"
        inputMode="numeric"
        min={CUSTOM_SIDE_MINIMUM}
        max={CUSTOM_SIDE_MAXIMUM}
        step={step}
        // An empty field has the value NaN, which must not be shown.
        value={Number.isNaN(value) ? '' : value}
        aria-invalid={problem !== null}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <em>{problem}</em>
    </label>
  );
}

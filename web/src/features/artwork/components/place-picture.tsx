import { Button } from '@mantine/core';
import {
  ARTWORK_PARTS,
  ARTWORK_TECHNIQUES,
  type ArtworkPart,
  type ArtworkTechnique,
  type ImageItem,
  type SeenPicture,
} from '@kenna/contract';
import { mdiRedo, mdiUndo } from '@mdi/js';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import { chosenWidth, LIMITS } from '../on-cloth.ts';
import { changesPiece, laidBy, type Placing, type PlacingStep } from '../placing.ts';
import classes from './place-picture.module.css';

interface PlacePictureProps {
  /** The person's own picture that is placed; null for none, and for one that lies on the piece. */
  readonly picture: ImageItem | null;
  readonly step: PlacingStep;
  readonly isOpen: boolean;
  /** Pictures on the piece that can be chosen. */
  readonly onPiece: readonly SeenPicture[];
  /** Whether an explicit picture is hidden. */
  readonly veiled: boolean;
  /** Buttons that choose a picture. */
  readonly ways: ReactNode;
  /** How much of the plan's quota it uses. */
  readonly price: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly open: () => void;
  readonly chooseOnPiece: (seen: SeenPicture) => void;
  readonly removeOnPiece: (seen: SeenPicture) => void;
  readonly remove: () => void;
  readonly change: (placing: Placing) => void;
  /** A change by a slider that is held; it is drawn when it is released. */
  readonly move: (placing: Placing, control: string, tries: boolean) => void;
  readonly release: () => void;
  /** Resolves when the request was accepted or refused. */
  readonly onDraw: () => Promise<unknown>;
}

const PART_LABELS: Record<ArtworkPart, string> = {
  front: 'Front',
  chest: 'Chest, middle',
  'left chest': 'Chest, wearer’s left',
  'right chest': 'Chest, wearer’s right',
  back: 'Back',
  'left sleeve': 'Left sleeve',
  'right sleeve': 'Right sleeve',
  pocket: 'Pocket',
  hem: 'Hem',
  leg: 'Leg',
  peak: 'Peak of a cap',
  label: 'Label',
  'all over': 'All over, repeated',
};

const TECHNIQUE_LABELS: Record<ArtworkTechnique, string> = {
  print: 'Print',
  flock: 'Flock',
  foil: 'Foil',
  embroidery: 'Embroidery',
  patch: 'Patch',
  deboss: 'Deboss',
};

const inCm = (value: number): string => `${Number(value.toFixed(1))} cm`;

/** A section that lays pictures on the piece of the opened picture, moves those that lie on it, and takes them away. */
export function PlacePicture(props: PlacePictureProps) {
  const { picture, step, isOpen, onPiece, veiled, ways, open, onDraw } = props;
  const [isDrawing, setDrawing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isTakenAway = step.chosen === null && step.removed.length > 0;
  // What was pressed to take a picture away is gone, and with it the focus.
  useEffect(() => {
    if (isTakenAway && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isTakenAway, step.removed.length]);
  const draw = () => {
    setDrawing(true);
    const end = () => setDrawing(false);
    // Why it failed is shown by whoever sent it.
    void onDraw().then(end, end);
  };
  return (
    <Disclosure
      title="Place a picture"
      startsOpen={isOpen || step.chosen !== null}
      onOpen={(section) => {
        if (isOpen) return;
        open();
        section.scrollIntoView({ block: 'nearest' });
      }}
    >
      <div className={classes.panel}>
        <p className={classes.hint}>
          A logo or a picture of yours on this piece, in every view and colour. A plain background is cut away.
        </p>
        {onPiece.length > 0 && <PicturesOnPiece {...props} />}
        <div className={classes.ways}>
          {picture !== null && (
            <span className={classes.chosen}>
              <Thumb image={picture} veiled={veiled} alt="The picture to place" />
            </span>
          )}
          {ways}
          <IconButton label="Undo" icon={mdiUndo} disabled={!props.canUndo} onClick={props.undo} />
          <IconButton label="Redo" icon={mdiRedo} disabled={!props.canRedo} onClick={props.redo} />
        </div>
        {step.chosen !== null && <PlacingFields {...props} />}
        {changesPiece(step) && (
          <>
            <Button ref={button} fullWidth disabled={isDrawing} onClick={draw}>
              {drawLabel(step)}
            </Button>
            <p className={classes.price}>{props.price}</p>
          </>
        )}
      </div>
    </Disclosure>
  );
}

function drawLabel(step: PlacingStep): string {
  const [laid, removed] = [laidBy(step).length, step.removed.length];
  if (laid + removed > 1) return 'Draw the changes';
  return laid === 1 ? 'Place it' : 'Draw without it';
}

/** The pictures that lie on the piece, to be chosen or taken away. */
const PicturesOnPiece = ({ onPiece, chooseOnPiece, removeOnPiece }: PlacePictureProps) => (
  <ul className={classes.list} aria-label="Pictures on this piece">
    {onPiece.map((seen) => {
      const name = `${PART_LABELS[seen.part]}${seen.width_mm === null ? '' : `, ${inCm(seen.width_mm / 10)}`}`;
      return (
        <li key={`${seen.picture} ${seen.part}`}>
          <span>{name}</span>
          <Button variant="default" size="xs" onClick={() => chooseOnPiece(seen)} aria-label={`Move: ${name}`}>
            Move
          </Button>
          <Button variant="default" size="xs" onClick={() => removeOnPiece(seen)} aria-label={`Remove: ${name}`}>
            Remove
          </Button>
        </li>
      );
    })}
  </ul>
);

function PlacingFields({ step: { placing }, change, move, release, remove }: PlacePictureProps) {
  const set = (part: Partial<Placing>) => change({ ...placing, ...part });
  const slide = (name: 'width' | 'across' | 'up' | 'turn') => ({
    value: placing[name],
    onChange: (value: number) => {
      const chosen = name === 'width' ? chosenWidth(value, placing.width) : value;
      move({ ...placing, [name]: chosen }, name, false);
    },
    onSettle: release,
  });
  return (
    <>
      <Choice
        label="Where"
        value={placing.part}
        options={ARTWORK_PARTS}
        labels={PART_LABELS}
        onChoose={(part) => set({ part })}
      />
      <Choice
        label="Technique"
        value={placing.technique}
        options={ARTWORK_TECHNIQUES}
        labels={TECHNIQUE_LABELS}
        onChoose={(technique) => set({ technique })}
      />
      <RangeField
        label="Width"
        min={0}
        max={LIMITS.width}
        step={0.1}
        shown={placing.width === 0 ? 'Usual' : inCm(placing.width)}
        {...slide('width')}
      />
      {placing.part !== 'all over' && (
        <>
          <RangeField
            label="To the right"
            min={-LIMITS.across}
            max={LIMITS.across}
            step={0.1}
            origin={0}
            shown={inCm(placing.across)}
            {...slide('across')}
          />
          <RangeField
            label="Up"
            min={-LIMITS.up}
            max={LIMITS.up}
            step={0.1}
            origin={0}
            shown={inCm(placing.up)}
            {...slide('up')}
          />
        </>
      )}
      <RangeField label="Turn" min={-180} max={180} origin={0} shown={`${placing.turn}°`} {...slide('turn')} />
      <SwitchField label="Mirror" checked={placing.mirror} onChange={(mirror) => set({ mirror })} />
      <Button variant="default" onClick={remove}>
        Remove
      </Button>
    </>
  );
}

interface ChoiceProps<Name extends string> {
  readonly label: string;
  readonly value: Name;
  readonly options: readonly Name[];
  readonly labels: Record<Name, string>;
  readonly onChoose: (name: Name) => void;
}

function Choice<Name extends string>({ label, value, options, labels, onChoose }: ChoiceProps<Name>) {
  const id = useId();
  return (
    <div className={classes.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find((name) => name === currentTarget.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {options.map((name) => (
          <option key={name} value={name}>
            {labels[name]}
          </option>
        ))}
      </select>
    </div>
  );
}

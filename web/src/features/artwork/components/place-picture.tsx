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
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import { LIMITS, USUAL_WIDTHS } from '../on-cloth.ts';
import { changesPiece, type Placing, type PlacingStep } from '../placing.ts';
import classes from './place-picture.module.css';

interface PlacePictureProps {
  /** The person's own picture that is placed; null for none, and for one that lies on the piece. */
  readonly picture: ImageItem | null;
  readonly step: PlacingStep;
  readonly isOpen: boolean;
  /** Whether a new picture of the piece is being drawn. */
  readonly isUnderWay: boolean;
  /** Pictures on the piece that can be chosen. */
  readonly onPiece: readonly SeenPicture[];
  /** Whether an explicit picture is hidden. */
  readonly veiled: boolean;
  /** Buttons that choose a picture. */
  readonly ways: ReactNode;
  /** The usual width in centimetres of the chosen picture at its part; null until a preview has shown it. */
  readonly usualWidth: number | null;
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
  const { picture, step, isOpen, isUnderWay, onPiece, veiled, ways, open } = props;
  const root = useRef<HTMLDivElement>(null);
  const isPlacing = step.chosen !== null;
  const isChanging = changesPiece(step) && !isUnderWay;
  const was = useRef({ isPlacing, isChanging });
  useEffect(() => {
    // The fields that come with a picture would stand below the lower edge.
    if (isPlacing && !was.current.isPlacing) root.current?.querySelector('details')?.scrollIntoView({ block: 'start' });
    // The buttons that end the placing are gone once it has ended or is drawn, and with them the focus.
    if (!isChanging && was.current.isChanging && document.activeElement === document.body)
      root.current?.querySelector('summary')?.focus({ preventScroll: true });
    was.current = { isPlacing, isChanging };
  }, [isPlacing, isChanging]);
  return (
    <div ref={root} className={classes.section}>
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
          {(props.canUndo || props.canRedo) && (
            <div className={classes.steps}>
              <IconButton label="Undo" icon={mdiUndo} disabled={!props.canUndo} onClick={props.undo} />
              <IconButton label="Redo" icon={mdiRedo} disabled={!props.canRedo} onClick={props.redo} />
            </div>
          )}
          {!isPlacing && (
            <p className={classes.hint}>
              A logo or a picture of yours on this piece, in every view and colour. A plain background is cut away.
            </p>
          )}
          {onPiece.length > 0 && <PicturesOnPiece {...props} />}
          <div className={classes.ways}>
            {picture !== null && (
              <span className={classes.chosen}>
                <Thumb image={picture} veiled={veiled} alt="The picture to place" />
              </span>
            )}
            {ways}
          </div>
          {isPlacing && <PlacingFields {...props} />}
        </div>
      </Disclosure>
    </div>
  );
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

function PlacingFields({ step: { placing }, usualWidth, change, move, release, remove }: PlacePictureProps) {
  const set = (part: Partial<Placing>) => change({ ...placing, ...part });
  const slide = (name: 'width' | 'across' | 'up' | 'turn') => ({
    value: placing[name],
    onChange: (value: number) => move({ ...placing, [name]: value }, name, false),
    onSettle: release,
  });
  const width = useRef<HTMLInputElement>(null);
  const isUsual = placing.width === 0;
  const usual = usualWidth ?? USUAL_WIDTHS[placing.part];
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
        ref={width}
        label="Width"
        min={LIMITS.leastWidth}
        max={LIMITS.width}
        step={0.1}
        origin={usual}
        shown={isUsual ? ['Usual', ...(usualWidth === null ? [] : [inCm(usualWidth)])].join(', ') : inCm(placing.width)}
        aside={
          !isUsual && (
            <button
              type="button"
              className={classes.usual}
              onClick={() => {
                // The button goes, and without the focus in a field Delete would remove the picture.
                width.current?.focus();
                set({ width: 0 });
              }}
            >
              Usual width
            </button>
          )
        }
        {...slide('width')}
        value={isUsual ? usual : placing.width}
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

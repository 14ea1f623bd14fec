import { Button } from '@mantine/core';
import {
  ARTWORK_PARTS,
  ARTWORK_TECHNIQUES,
  type ArtworkPart,
  type ArtworkTechnique,
  type ImageItem,
} from '@kenna/contract';
import { useId, useState, type ReactNode } from 'react';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import type { Placing } from '../placing.ts';
import classes from './place-picture.module.css';

interface PlacePictureProps {
  /** The picture to place; null until one was chosen. */
  readonly picture: ImageItem | null;
  readonly placing: Placing;
  /** Whether an explicit picture is hidden. */
  readonly veiled: boolean;
  /** Buttons that choose a picture. */
  readonly ways: ReactNode;
  /** How much of the plan's quota it uses. */
  readonly price: string;
  /** Called at each change; `isSettled` is false while a slider is moved. */
  readonly onChange: (placing: Placing, isSettled: boolean) => void;
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

const inCm = (value: number): string => `${value} cm`;

/** A section that lays one of the person's own pictures on the piece of the opened picture. */
export function PlacePicture({ picture, placing, veiled, ways, price, onChange, onDraw }: PlacePictureProps) {
  const [isDrawing, setDrawing] = useState(false);
  const change = (part: Partial<Placing>) => onChange({ ...placing, ...part }, true);
  const slide = (name: 'width' | 'across' | 'up' | 'turn') => ({
    value: placing[name],
    onChange: (value: number) => onChange({ ...placing, [name]: value }, false),
    onSettle: () => onChange(placing, true),
  });
  const draw = () => {
    setDrawing(true);
    const end = () => setDrawing(false);
    // Why it failed is shown by whoever sent it.
    void onDraw().then(end, end);
  };
  return (
    <Disclosure
      title="Place a picture"
      startsOpen={picture !== null}
      onOpen={(section) => section.scrollIntoView({ block: 'nearest' })}
    >
      <div className={classes.panel}>
        <p className={classes.hint}>
          A logo or a picture of yours on this piece, in every view and colour. A plain background is cut away.
        </p>
        <div className={classes.ways}>
          {picture !== null && (
            <span className={classes.chosen}>
              <Thumb image={picture} veiled={veiled} alt="The picture to place" />
            </span>
          )}
          {ways}
        </div>
        {picture !== null && (
          <>
            <Choice
              label="Where"
              value={placing.part}
              options={ARTWORK_PARTS}
              labels={PART_LABELS}
              onChoose={(part) => change({ part })}
            />
            <Choice
              label="Technique"
              value={placing.technique}
              options={ARTWORK_TECHNIQUES}
              labels={TECHNIQUE_LABELS}
              onChoose={(technique) => change({ technique })}
            />
            <RangeField
              label="Width"
              min={0}
              max={60}
              step={0.5}
              shown={placing.width === 0 ? 'Usual' : inCm(placing.width)}
              {...slide('width')}
            />
            {placing.part !== 'all over' && (
              <>
                <RangeField
                  label="To the right"
                  min={-30}
                  max={30}
                  step={0.5}
                  origin={0}
                  shown={inCm(placing.across)}
                  {...slide('across')}
                />
                <RangeField
                  label="Up"
                  min={-40}
                  max={40}
                  step={0.5}
                  origin={0}
                  shown={inCm(placing.up)}
                  {...slide('up')}
                />
              </>
            )}
            <RangeField
              label="Turn"
              min={-180}
              max={180}
              step={5}
              origin={0}
              shown={`${placing.turn}°`}
              {...slide('turn')}
            />
            <SwitchField label="Mirror" checked={placing.mirror} onChange={(mirror) => change({ mirror })} />
            <Button fullWidth disabled={isDrawing} onClick={draw}>
              Place it
            </Button>
            <p className={classes.price}>{price}</p>
          </>
        )}
      </div>
    </Disclosure>
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

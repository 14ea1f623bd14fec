import { CANVAS_SIDE_MAXIMUM, CUSTOM_SIDE_MINIMUM, type PixelSize } from '@kenna/contract';
import { Button } from '@mantine/core';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import { centred, inSize, scaled, scaleLimits } from '../arrangement.ts';
import { CANVAS_PRESETS, tooLargeWarning, presetArrangement, presetOf } from '../canvas-presets.ts';
import { percentOf, snapScale } from '../snapping.ts';
import type { BackdropEditor } from '../use-backdrop-editor.ts';
import classes from './canvas-section.module.css';

interface CanvasSectionProps {
  /** Null while there is no picture. */
  readonly editor: BackdropEditor | null;
  readonly picture: PixelSize | undefined;
  /** Further content, below the section's own. */
  readonly children: ReactNode;
}

/** Section of the sidebar with the shape and size of the canvas and the scale of the picture. */
export function CanvasSection({ editor, picture, children }: CanvasSectionProps) {
  return (
    <section className={classes.section} aria-label="Expand canvas">
      {editor && picture ? (
        <Fields editor={editor} picture={picture} />
      ) : (
        <p className={classes.hint}>Choose a picture and a canvas shape, then place the picture on it.</p>
      )}
      {children}
    </section>
  );
}

function Fields({ editor, picture }: { readonly editor: BackdropEditor; readonly picture: PixelSize }) {
  const { arrangement } = editor;
  const { canvas } = arrangement;
  const chosen = presetOf(canvas);
  const percent = percentOf(arrangement, picture);
  const warning = tooLargeWarning(picture);
  const { min, max } = scaleLimits(picture);
  const act = (control: string, next: typeof arrangement) => {
    editor.change(control, next);
    editor.settle();
  };
  return (
    <>
      <div className={classes.presets} role="group" aria-label="Shape of the canvas">
        {CANVAS_PRESETS.map((preset) => (
          <button
            key={preset.name}
            type="button"
            aria-pressed={preset === chosen}
            onClick={() => act(preset.name, presetArrangement(preset, picture))}
          >
            <i style={outlineOf(preset.ratio)} />
            {preset.name}
            <small>{preset.hint}</small>
          </button>
        ))}
      </div>
      <div className={classes.sides}>
        <Side
          label="Width"
          value={canvas.width}
          onChange={(width) => act('width', inSize(arrangement, { ...canvas, width }))}
        />
        <Side
          label="Height"
          value={canvas.height}
          onChange={(height) => act('height', inSize(arrangement, { ...canvas, height }))}
        />
        <Button variant="default" onClick={() => act('reset', centred(canvas, picture))}>
          Reset
        </Button>
      </div>
      <RangeField
        label="Scale of the picture, %"
        min={Math.ceil(min * 100)}
        max={Math.floor(max * 100)}
        value={percent}
        onChange={(value) =>
          editor.change('scale', scaled(arrangement, picture, snapScale(value / 100, canvas, picture)))
        }
        onSettle={editor.settle}
      />
      <p className={classes.hint}>
        {warning ??
          (percent === 100
            ? 'At 100 % the picture keeps its own pixels.'
            : 'The picture is resampled. 100 % keeps its own pixels.')}
      </p>
    </>
  );
}

const outlineOf = (ratio: number) =>
  ({ '--w': `${Math.min(24, 22 * ratio)}px`, '--h': `${Math.min(24, 22 * ratio) / ratio}px` }) as CSSProperties;

interface SideProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A side in pixels. An invalid number shows why and is discarded when the field loses the focus. */
function Side({ label, value, onChange }: SideProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const problem = typed === null ? null : problemOf(Number(typed), typed);
  return (
    <label className={classes.side}>
      {label}, px
      <input
        type="number"
        inputMode="numeric"
        min={CUSTOM_SIDE_MINIMUM}
        max={CANVAS_SIDE_MAXIMUM}
        value={typed ?? value}
        aria-invalid={problem !== null}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setTyped(text);
          if (problemOf(Number(text), text) === null) onChange(Number(text));
        }}
        onBlur={() => setTyped(null)}
      />
      <em>{problem}</em>
    </label>
  );
}

function problemOf(side: number, typed: string): string | null {
  if (typed.trim() === '' || !Number.isInteger(side)) return 'Whole pixels only';
  if (side < CUSTOM_SIDE_MINIMUM) return `At least ${CUSTOM_SIDE_MINIMUM}`;
  return side > CANVAS_SIDE_MAXIMUM ? `At most ${CANVAS_SIDE_MAXIMUM}` : null;
}

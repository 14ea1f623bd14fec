import type { PixelSize } from '@kenna/contract';
import { useRef } from 'react';
import { DragGrip } from '../../../ui/editor/drag-grip.tsx';
import { scaled, scaleOf } from '../arrangement.ts';
import { percentOf, snapScale, type Guides } from '../snapping.ts';
import type { BackdropEditor } from '../use-backdrop-editor.ts';
import { useSubjectGestures } from '../use-subject-gestures.ts';
import { useWheelScale } from '../use-wheel-scale.ts';
import classes from './backdrop-stage.module.css';

interface SubjectProps {
  readonly editor: BackdropEditor;
  readonly picture: PixelSize;
  /** CSS pixels per pixel of the canvas. */
  readonly scale: number;
  readonly onGuides: (guides: Guides) => void;
}

const CORNERS = [
  { x: -1, y: -1, name: 'Scale by the upper left corner' },
  { x: 1, y: -1, name: 'Scale by the upper right corner' },
  { x: 1, y: 1, name: 'Scale by the lower right corner' },
  { x: -1, y: 1, name: 'Scale by the lower left corner' },
] as const;
/** Minimum length of a side in CSS pixels at which the corners have handles. */
const MIN_SIDE_FOR_CORNERS = 64;
/** Space in CSS pixels below the picture for the label with its size. */
const SIZE_LABEL_SPACE = 34;
/** CSS pixels by which an arrow key moves a corner. */
const KEY_STEP = 4;

/** The picture on the canvas. Dragging it moves it, dragging a corner scales it. */
export function Subject({ editor, picture, scale, onGuides }: SubjectProps) {
  const grip = useRef<HTMLButtonElement>(null);
  const taken = useRef(editor.arrangement);
  const { arrangement } = editor;
  const { placement } = arrangement;
  useWheelScale(grip, editor, picture);
  const gestures = useSubjectGestures({ editor, picture, scale, onGuides });
  const size = `${placement.width} × ${placement.height}`;
  const percent = percentOf(arrangement, picture);
  const drag = (corner: (typeof CORNERS)[number], dx: number, dy: number) => {
    const start = taken.current;
    // Movement of the pointer along the diagonal, outwards, weighted by the picture's sides.
    const grown = corner.x * dx * start.placement.width + corner.y * dy * start.placement.height;
    const diagonal = start.placement.width ** 2 + start.placement.height ** 2;
    const wanted = scaleOf(start.placement, picture) * (1 + grown / diagonal);
    const still = { x: corner.x === 1 ? 0 : 1, y: corner.y === 1 ? 0 : 1 };
    editor.change('corner', scaled(start, picture, snapScale(wanted, start.canvas, picture, 0.02), still));
  };
  const below = (arrangement.canvas.height - placement.y - placement.height) * scale;
  const cramped = Math.min(placement.width, placement.height) * scale < MIN_SIDE_FOR_CORNERS;
  return (
    <div className={classes.subject}>
      <button
        ref={grip}
        type="button"
        className={classes.grip}
        aria-label={`Picture, ${size} at ${placement.x}, ${placement.y}, ${percent} %`}
        {...gestures}
      />
      {!cramped &&
        CORNERS.map((corner) => (
          <DragGrip
            key={corner.name}
            className={classes.corner}
            data-x={corner.x}
            data-y={corner.y}
            aria-label={corner.name}
            step={KEY_STEP / scale}
            onTake={() => (taken.current = arrangement)}
            onMove={(dx, dy) => drag(corner, dx, dy)}
            onRelease={editor.settle}
          />
        ))}
      <span className={classes.size} data-inside={!cramped && below < SIZE_LABEL_SPACE}>
        {size} · {percent} %
      </span>
    </div>
  );
}

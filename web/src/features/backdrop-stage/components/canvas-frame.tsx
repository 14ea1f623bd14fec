import { useRef } from 'react';
import { DragGrip } from '../../../ui/editor/drag-grip.tsx';
import { resized, type Handle } from '../arrangement.ts';
import { NO_GUIDES, snapFrame, type Guides } from '../snapping.ts';
import type { BackdropEditor } from '../use-backdrop-editor.ts';
import { REACH } from '../use-subject-gestures.ts';
import classes from './backdrop-stage.module.css';

interface CanvasFrameProps {
  readonly editor: BackdropEditor;
  /** CSS pixels per pixel of the canvas. */
  readonly scale: number;
  readonly onGuides: (guides: Guides) => void;
  readonly onTake: () => void;
  readonly onRelease: () => void;
}

const HANDLES: readonly (Handle & { readonly name: string })[] = [
  { x: -1, y: -1, name: 'Upper left corner of the canvas' },
  { x: 0, y: -1, name: 'Upper side of the canvas' },
  { x: 1, y: -1, name: 'Upper right corner of the canvas' },
  { x: 1, y: 0, name: 'Right side of the canvas' },
  { x: 1, y: 1, name: 'Lower right corner of the canvas' },
  { x: 0, y: 1, name: 'Lower side of the canvas' },
  { x: -1, y: 1, name: 'Lower left corner of the canvas' },
  { x: -1, y: 0, name: 'Left side of the canvas' },
];
/** Pixels of the canvas by which an arrow key moves a side. */
const KEY_STEP = 8;

/** The outline of the canvas, resized by its sides and corners. */
export function CanvasFrame({ editor, scale, onGuides, onTake, onRelease }: CanvasFrameProps) {
  const taken = useRef(editor.arrangement);
  const { canvas } = editor.arrangement;
  const drag = (handle: Handle, dx: number, dy: number) => {
    const { arrangement, guides } = snapFrame(resized(taken.current, handle, dx, dy), handle, REACH / scale);
    onGuides(guides);
    editor.change('canvas', arrangement);
  };
  return (
    <>
      {HANDLES.map(({ name, ...handle }) => (
        <DragGrip
          key={name}
          className={classes.handle}
          data-x={handle.x}
          data-y={handle.y}
          aria-label={name}
          step={KEY_STEP}
          onTake={() => {
            taken.current = editor.arrangement;
            onTake();
          }}
          onMove={(dx, dy) => drag(handle, dx, dy)}
          onRelease={() => {
            onGuides(NO_GUIDES);
            editor.settle();
            onRelease();
          }}
        />
      ))}
      <span className={classes.canvasSize}>
        {canvas.width} × {canvas.height}
      </span>
    </>
  );
}

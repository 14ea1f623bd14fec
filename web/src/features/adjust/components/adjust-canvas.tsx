import { useEffect, useRef, useState, type RefObject } from 'react';
import type { AdjustedFrame } from '@kenna/contract';
import type { ReactNode } from 'react';
import { createAdjustStage, type AdjustStage } from '../adjust-stage.ts';
import { loadBitmap } from '../gpu/load-bitmap.ts';
import classes from './adjust-canvas.module.css';

interface AdjustCanvasProps {
  /** Receives the element of the canvas. */
  readonly root: RefObject<HTMLDivElement | null>;
  /** Address of the original that is adjusted. */
  readonly picture: string;
  readonly frame: AdjustedFrame;
  readonly colours: Float32Array<ArrayBuffer> | null;
  readonly hand: boolean;
  /** Receives the stage, so that the parent can zoom it with its own buttons. */
  readonly stage: RefObject<AdjustStage | null>;
  readonly onZoom: (zoom: number) => void;
  /** Content over the picture, positioned by `--left`, `--top` and `--scale`. */
  readonly overlay?: ReactNode;
}

/** Shows the adjusted picture while sliders move, and the unadjusted one while a pointer presses it without panning. */
export function AdjustCanvas({ root, picture, frame, colours, hand, stage, onZoom, overlay }: AdjustCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | string>('loading');
  const zoom = useRef(onZoom);
  useEffect(() => void (zoom.current = onZoom));

  useEffect(() => {
    let gone = false;
    void loadBitmap(picture).then(
      (bitmap) => {
        if (gone || !root.current || !canvas.current) return;
        try {
          const parts = { stage: root.current, canvas: canvas.current, picture: bitmap };
          stage.current = createAdjustStage({ ...parts, onZoom: (value) => zoom.current(value) });
          setState('ready');
        } catch (error) {
          setState(`It cannot be shown here. ${error instanceof Error ? error.message : ''}`);
        }
      },
      () => setState('The picture could not be loaded.'),
    );
    return () => {
      gone = true;
      stage.current?.detach();
      stage.current = null;
    };
  }, [root, picture, stage]);

  useEffect(() => {
    if (state !== 'ready') return;
    stage.current?.setHand(hand);
    stage.current?.show(frame, colours);
  }, [state, stage, frame, colours, hand]);

  const shown = state === 'ready';
  return (
    <div
      ref={root}
      className={classes.stage}
      data-hand={hand}
      data-shown={shown}
      role="group"
      aria-label="Picture. Hold it down to see the original."
      // The picture takes the focus, because while the space bar is held down a pointer pans it.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <canvas ref={canvas} className={classes.canvas} />
      {shown && overlay}
      {!shown && (
        <p className={classes.notice} role="status">
          {state === 'loading' ? 'Please wait...' : state}
        </p>
      )}
    </div>
  );
}

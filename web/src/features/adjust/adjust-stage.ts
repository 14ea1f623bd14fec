/**
 * The picture on its stage. It is drawn in the next animation frame after a change. Pointers and the wheel move and
 * scale it.
 */
import type { AdjustedFrame } from '@kenna/contract';
import { createPanZoom, type PanZoom } from '../../lib/pan-zoom/pan-zoom.ts';
import { createAdjustRenderer } from './gpu/adjust-renderer.ts';
import { attachStagePointers } from './stage-pointers.ts';

export interface AdjustStage {
  /**
   * Shows a frame with a table of colours. A frame of another size is fitted into the stage; otherwise the view is
   * unchanged.
   */
  show(frame: AdjustedFrame, colours: Float32Array<ArrayBuffer> | null): void;
  /** Chooses the hand tool, with which one pointer moves the picture. */
  setHand(hand: boolean): void;
  readonly panZoom: () => PanZoom;
  detach(): void;
}

interface StageParts {
  readonly stage: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly picture: ImageBitmap;
  /** Called after each drawing with the zoom in CSS pixels per pixel of the picture. */
  readonly onZoom: (zoom: number) => void;
}

/** @throws when the graphics card cannot show the picture. */
export function createAdjustStage({ stage, canvas, picture, onZoom }: StageParts): AdjustStage {
  const renderer = createAdjustRenderer(canvas, picture);
  let shown: { frame: AdjustedFrame; colours: Float32Array<ArrayBuffer> | null } | null = null;
  let panZoom = createPanZoom(picture, 1, wake);
  let hand = false;
  let waiting = 0;
  let coloured: Float32Array<ArrayBuffer> | null = null;
  /** Whether a pointer is pressed on the picture, which then shows without its adjustments. */
  let isHeld = false;

  function draw(): void {
    waiting = 0;
    if (!shown) return;
    const wanted = isHeld ? null : shown.colours;
    if (wanted !== coloured) renderer.setColours((coloured = wanted));
    const view = panZoom.view();
    renderer.draw({ frame: shown.frame, view, ...panZoom.stage(), density: window.devicePixelRatio });
    // Overlays follow the picture through these properties without being rendered again.
    stage.style.setProperty('--scale', String(view.scale));
    stage.style.setProperty('--left', `${view.x}px`);
    stage.style.setProperty('--top', `${view.y}px`);
    onZoom(panZoom.zoom());
  }
  function wake(): void {
    if (waiting === 0) waiting = requestAnimationFrame(draw);
  }
  const measure = () => panZoom.resize({ width: stage.clientWidth, height: stage.clientHeight });
  const observer = new ResizeObserver(measure);
  observer.observe(stage);
  const detachPointers = attachStagePointers(stage, {
    panZoom: () => panZoom,
    hand: () => hand,
    onHold(now) {
      isHeld = now;
      wake();
    },
  });

  return {
    show(frame, colours) {
      const isOther = shown === null || shown.frame.width !== frame.width || shown.frame.height !== frame.height;
      shown = { frame, colours };
      if (isOther) {
        panZoom = createPanZoom(frame, 1, wake);
        measure();
      }
      wake();
    },
    setHand: (value) => void (hand = value),
    panZoom: () => panZoom,
    detach() {
      cancelAnimationFrame(waiting);
      observer.disconnect();
      detachPointers();
      renderer.dispose();
    },
  };
}

import type { PixelSize } from '@kenna/contract';
import { mdiFitToPageOutline, mdiImageFilterCenterFocus, mdiMinus, mdiPlus } from '@mdi/js';
import { useId, useRef, useState, type CSSProperties } from 'react';
import { FloatingToolbar, ToolGroup, ZoomReadout } from '../../../ui/editor/floating-toolbar.tsx';
import { UndoGroup } from '../../../ui/editor/undo-group.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { centred, scaled, scaleOf } from '../arrangement.ts';
import { NO_GUIDES, percentOf, steppedScale } from '../snapping.ts';
import type { BackdropEditor } from '../use-backdrop-editor.ts';
import { SHIFT_ARROW_STEP, useBackdropKeys } from '../use-backdrop-keys.ts';
import { useStageView } from '../use-stage-view.ts';
import { CanvasFrame } from './canvas-frame.tsx';
import { Subject } from './subject.tsx';
import classes from './backdrop-stage.module.css';

interface BackdropStageProps {
  /** Address of the picture. */
  readonly picture: string;
  readonly size: PixelSize;
  /** A colour, `transparent`, or null where the picture is continued or the words describe the surroundings. */
  readonly background: string | null;
  readonly editor: BackdropEditor;
}

/**
 * The canvas with the picture on it. The picture is moved and scaled; the canvas is resized by its sides and corners.
 */
export function BackdropStage({ picture, size, background, editor }: BackdropStageProps) {
  const root = useRef<HTMLDivElement>(null);
  const [guides, setGuides] = useState(NO_GUIDES);
  const { arrangement } = editor;
  const { canvas, placement } = arrangement;
  const { view, hold, release } = useStageView(root, arrangement);
  const help = useId();
  useBackdropKeys(root, editor, size);
  const scale = scaleOf(placement, size);
  const act = (control: string, next: typeof arrangement) => {
    editor.change(control, next);
    editor.settle();
  };
  const seen =
    view &&
    ({
      '--scale': view.scale,
      '--left': `${view.x}px`,
      '--top': `${view.y}px`,
      '--width': canvas.width,
      '--height': canvas.height,
      '--picture-x': placement.x,
      '--picture-y': placement.y,
      '--picture-width': placement.width,
      '--picture-height': placement.height,
    } as CSSProperties);
  return (
    <div ref={root} className={classes.stage} role="group" aria-label="Canvas" aria-describedby={help}>
      {seen && view && (
        <div className={classes.canvas} style={seen}>
          {/* The part of the picture beyond the canvas is displayed faintly, because it will be cut off. */}
          <img className={classes.beyond} src={picture} alt="" draggable={false} />
          <div
            className={classes.paper}
            data-background={backgroundKind(background)}
            style={{ '--background': background ?? 'none' } as CSSProperties}
          >
            <img className={classes.picture} src={picture} alt="" draggable={false} />
          </div>
          {guides.x.map((x) => (
            <span key={`x${x}`} className={classes.guide} data-axis="x" style={{ '--at': x } as CSSProperties} />
          ))}
          {guides.y.map((y) => (
            <span key={`y${y}`} className={classes.guide} data-axis="y" style={{ '--at': y } as CSSProperties} />
          ))}
          <Subject editor={editor} picture={size} scale={view.scale} onGuides={setGuides} />
          <CanvasFrame editor={editor} scale={view.scale} onGuides={setGuides} onTake={hold} onRelease={release} />
        </div>
      )}
      <p id={help} hidden>
        Arrow keys move the picture, with Shift by {SHIFT_ARROW_STEP} pixels. Plus and minus scale it, 0 puts it back.
        The sides and corners of the canvas are moved by arrow keys as well.
      </p>
      <div className={classes.dock}>
        <FloatingToolbar label="Canvas tools">
          <UndoGroup state={editor} actions={editor} />
          <ToolGroup>
            <IconButton
              label="Smaller picture"
              icon={mdiMinus}
              onClick={() => act('smaller', scaled(arrangement, size, steppedScale(scale, -1)))}
            />
            <ZoomReadout
              zoom={percentOf(arrangement, size) / 100}
              title="Original size, 100 %"
              onFit={() => act('own pixels', scaled(arrangement, size, 1))}
            />
            <IconButton
              label="Larger picture"
              icon={mdiPlus}
              onClick={() => act('larger', scaled(arrangement, size, steppedScale(scale, 1)))}
            />
          </ToolGroup>
          <ToolGroup>
            <IconButton
              label="Centre the picture"
              icon={mdiImageFilterCenterFocus}
              onClick={() => act('centre', centred(canvas, size, scale))}
            />
            <IconButton
              label="Fit to the canvas"
              icon={mdiFitToPageOutline}
              onClick={() =>
                act('fit', centred(canvas, size, Math.min(canvas.width / size.width, canvas.height / size.height)))
              }
            />
          </ToolGroup>
        </FloatingToolbar>
      </div>
    </div>
  );
}

const backgroundKind = (background: string | null): 'open' | 'transparent' | 'colour' =>
  background === null ? 'open' : background === 'transparent' ? 'transparent' : 'colour';

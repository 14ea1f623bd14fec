import { Button, useComputedColorScheme } from '@mantine/core';
import type { ImageItem } from '@kenna/contract';
import {
  mdiBackupRestore,
  mdiFullscreen,
  mdiMagnifyMinusOutline,
  mdiMagnifyPlusOutline,
  mdiThemeLightDark,
} from '@mdi/js';
import { useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LoadingDots } from '../../../ui/messages/loading-dots.tsx';
import { useSceneFile } from '../scene-file.api.ts';
import { Layer } from './layer.tsx';
import type { Turntable } from './turntable.ts';
import { useTurntable } from './use-turntable.ts';
import classes from './turn-round.module.css';

const BACKGROUNDS = { light: '#f4f2ee', dark: '#1b1b1d' } as const;
/** Angle in radians by which a press of the left or right arrow key turns; the up and down keys turn by half of it. */
const TURN_STEP = Math.PI / 12;
/** Zoom factor of one press of plus. */
const ZOOM_STEP = 1.15;

const KEYS: Readonly<Record<string, (table: Turntable) => void>> = {
  ArrowLeft: (table) => table.turn(-TURN_STEP, 0),
  ArrowRight: (table) => table.turn(TURN_STEP, 0),
  ArrowUp: (table) => table.turn(0, TURN_STEP / 2),
  ArrowDown: (table) => table.turn(0, -TURN_STEP / 2),
  '+': (table) => table.zoom(ZOOM_STEP),
  '=': (table) => table.zoom(ZOOM_STEP),
  '-': (table) => table.zoom(1 / ZOOM_STEP),
  '0': (table) => table.reset(),
};

/** The piece of a picture on a turntable. Keys: arrows turn, + and - zoom, 0 resets the view. */
export function TurnRound({ image, onClose }: { readonly image: ImageItem; readonly onClose: () => void }) {
  const file = useSceneFile(image, 'glb');
  const canvas = useRef<HTMLCanvasElement>(null);
  const scheme = useComputedColorScheme('light');
  /** What a person chose; until then the background follows the theme of the page. */
  const [chosen, setChosen] = useState<keyof typeof BACKGROUNDS | null>(null);
  const background = chosen ?? scheme;
  const { table, share, failed } = useTurntable(canvas, file.data?.url ?? null, BACKGROUNDS[background]);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
    if (!table || !act) return;
    event.preventDefault();
    act(table);
  };
  const problem = file.error ? file.error.message : failed ? NOT_SHOWN : null;
  return (
    <Layer
      title="Turn round"
      onClose={onClose}
      onKeyDown={onKeyDown}
      tools={
        <>
          <IconButton
            label="Closer"
            icon={mdiMagnifyPlusOutline}
            disabled={!table}
            onClick={() => table?.zoom(ZOOM_STEP)}
          />
          <IconButton
            label="Farther"
            icon={mdiMagnifyMinusOutline}
            disabled={!table}
            onClick={() => table?.zoom(1 / ZOOM_STEP)}
          />
          <IconButton label="Reset view" icon={mdiBackupRestore} disabled={!table} onClick={() => table?.reset()} />
          <IconButton
            label={background === 'light' ? 'Dark background' : 'Light background'}
            icon={mdiThemeLightDark}
            onClick={() => setChosen(background === 'light' ? 'dark' : 'light')}
          />
          <IconButton label="Full screen" icon={mdiFullscreen} onClick={() => toggleFullScreen(canvas.current)} />
        </>
      }
    >
      <canvas
        ref={canvas}
        className={classes.canvas}
        style={{ background: BACKGROUNDS[background] }}
        tabIndex={0}
        role="img"
        aria-label={`${image.prompt}, in three dimensions. Arrow keys turn it, plus and minus zoom.`}
        data-shown={table !== null}
      />
      {!table && (
        <div className={classes.wait} role="status">
          {problem ?? (
            <>
              <LoadingDots />
              {file.data ? `Loading ${Math.round(share * 100)} %` : 'Making the 3-D file. This takes a few seconds'}
            </>
          )}
          <Button variant="default" onClick={onClose}>
            {problem ? 'Close' : 'Cancel'}
          </Button>
        </div>
      )}
    </Layer>
  );
}

const NOT_SHOWN = 'This browser could not show the piece. Download the 3-D file and open it in another program.';

function toggleFullScreen(canvas: HTMLCanvasElement | null): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void canvas?.parentElement?.requestFullscreen();
}

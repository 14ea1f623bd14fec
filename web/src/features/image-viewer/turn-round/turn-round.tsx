import { Button } from '@mantine/core';
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

const GROUNDS = { light: '#f4f2ee', dark: '#1b1b1d' } as const;
/** Radians that one press of an arrow turns, and how much nearer one press of plus comes. */
const STEP = Math.PI / 12;
const NEARER = 1.15;

const KEYS: Readonly<Record<string, (table: Turntable) => void>> = {
  ArrowLeft: (table) => table.turn(-STEP, 0),
  ArrowRight: (table) => table.turn(STEP, 0),
  ArrowUp: (table) => table.turn(0, STEP / 2),
  ArrowDown: (table) => table.turn(0, -STEP / 2),
  '+': (table) => table.zoom(NEARER),
  '=': (table) => table.zoom(NEARER),
  '-': (table) => table.zoom(1 / NEARER),
  '0': (table) => table.reset(),
};

/** The piece of a picture on a turntable. Keys: arrows, + and -, 0. */
export function TurnRound({ image, onClose }: { readonly image: ImageItem; readonly onClose: () => void }) {
  const file = useSceneFile(image, 'glb');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [ground, setGround] = useState<keyof typeof GROUNDS>(
    document.documentElement.dataset['mantineColorScheme'] === 'dark' ? 'dark' : 'light',
  );
  const { table, share, failed } = useTurntable(canvas, file.data?.url ?? null, GROUNDS[ground]);
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
            onClick={() => table?.zoom(NEARER)}
          />
          <IconButton
            label="Farther"
            icon={mdiMagnifyMinusOutline}
            disabled={!table}
            onClick={() => table?.zoom(1 / NEARER)}
          />
          <IconButton label="Reset view" icon={mdiBackupRestore} disabled={!table} onClick={() => table?.reset()} />
          <IconButton
            label={ground === 'light' ? 'Dark background' : 'Light background'}
            icon={mdiThemeLightDark}
            onClick={() => setGround(ground === 'light' ? 'dark' : 'light')}
          />
          <IconButton label="Full screen" icon={mdiFullscreen} onClick={() => toggleFullScreen(canvas.current)} />
        </>
      }
    >
      <canvas
        ref={canvas}
        className={classes.canvas}
        style={{ background: GROUNDS[ground] }}
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

import type { SelectionKind } from '@kenna/contract';
import { useMemo, useState } from 'react';
import { showToast } from '../../ui/messages/toast.store.ts';
import { useCanvasSettings } from './canvas-settings.ts';
import { findRegion } from './mask-canvas.api.ts';
import { pixelsOf, readMask, saveFile } from './mask-files.ts';
import type { Point } from './mask/rect.ts';
import type { MaskSession } from './mask-session.ts';

const KIND_WORDS: Record<SelectionKind, string> = {
  subject: 'subject',
  person: 'person',
  background: 'background',
};

export interface Working {
  readonly words: string;
  readonly cancel: () => void;
}

export type MaskCommands = ReturnType<typeof createMaskCommands>;

interface CommandsInput {
  readonly session: MaskSession;
  readonly announce: (words: string) => void;
  /** Called when a slow command starts, and with null when it is over. */
  readonly onWorking: (working: Working | null) => void;
}

/**
 * Commands on the whole mask. Each announces its outcome to screen readers. `announce` must be the same function in
 * every render.
 */
export function useMaskCommands(session: MaskSession, announce: (words: string) => void) {
  const [working, onWorking] = useState<Working | null>(null);
  const commands = useMemo(() => createMaskCommands({ session, announce, onWorking }), [session, announce]);
  return { commands, working };
}

function createMaskCommands({ session, announce, onWorking }: CommandsInput) {
  const { editor, jobs } = session;
  const covered = () => `${percent(editor.state().covered)} of the picture is covered`;
  let colours: Uint8ClampedArray | null = null;

  /** Shows that a command is running until it has ended or was cancelled. */
  const showWhile = async (words: string, act: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    const abort = new AbortController();
    const cancel = () => {
      abort.abort();
      onWorking(null);
    };
    onWorking({ words, cancel });
    try {
      await act(abort.signal);
    } catch {
      if (!abort.signal.aborted) announce('That did not work. Try again');
    } finally {
      if (!abort.signal.aborted) onWorking(null);
    }
  };
  const reshape = (kind: 'grow' | 'feather', pixels: number, done: string) =>
    showWhile('Working on the mask...', async (signal) => {
      // Settings are in pixels of the picture; the mask may be smaller.
      const maskScale = editor.mask.width / session.size.width;
      const values = await jobs.run({ kind, mask: editor.mask, pixels: pixels * maskScale });
      if (!signal.aborted && editor.apply(values, 'replace')) announce(`${done}. ${covered()}`);
    });

  return {
    undo: () => announce(editor.undo() ? `Undone. ${covered()}` : 'Nothing to undo'),
    redo: () => announce(editor.redo() ? `Redone. ${covered()}` : 'Nothing to redo'),
    invert: () => {
      editor.invert();
      announce(`Inverted. ${covered()}`);
    },
    clear: () => announce(editor.clear() ? 'Mask cleared' : 'The mask is empty'),
    grow: (pixels: number) => void reshape('grow', pixels, pixels > 0 ? 'Grown' : 'Shrunk'),
    feather: (pixels: number) => void reshape('feather', pixels, 'Feathered'),
    /** Selects the connected region of similar colour around a point. */
    region: (from: Point, erases: boolean) => {
      const { mask } = editor;
      if (from.x < 0 || from.y < 0 || from.x >= mask.width || from.y >= mask.height) return;
      void showWhile('Selecting the colour...', async (signal) => {
        colours ??= pixelsOf(session.image, mask);
        const size = { width: mask.width, height: mask.height };
        const tolerance = Math.round(useCanvasSettings.getState().tolerance * 2.55);
        const values = await jobs.run({ kind: 'flood', pixels: colours, size, from, tolerance });
        if (!signal.aborted && editor.apply(values, erases ? 'subtract' : 'add'))
          announce(`Region selected. ${covered()}`);
      });
    },
    /** Selects what the server's segmentation finds in the picture. */
    select: (kind: SelectionKind) =>
      void showWhile(`Finding the ${KIND_WORDS[kind]}. The first time takes a little longer.`, async (signal) => {
        const found = await findRegion(session.picture, kind, signal);
        if (signal.aborted) return;
        if (found === null) {
          showToast({ title: `No ${KIND_WORDS[kind]} was found in this picture`, type: 'error' });
          return;
        }
        const how = useCanvasSettings.getState().adding;
        editor.apply(await readMask(found, editor.mask), how);
        announce(`The ${KIND_WORDS[kind]} is ${how === 'add' ? 'selected' : 'taken away'}. ${covered()}`);
      }),
    upload: (file: File) =>
      void readMask(file, editor.mask).then(
        (values) => {
          editor.apply(values, 'replace');
          announce(`Mask loaded. ${covered()}`);
        },
        () =>
          showToast({ title: 'This file cannot be read as a picture. Choose a JPG or PNG.', type: 'error', flag: 1 }),
      ),
    download: () => void session.file().then((file) => saveFile(file, 'mask.png')),
  };
}

/** A mask that is not empty is never announced as 0 %. */
const percent = (share: number): string => {
  if (share > 0 && share < 0.01) return 'less than 1 %';
  return `${Math.round(share * 100)} %`;
};

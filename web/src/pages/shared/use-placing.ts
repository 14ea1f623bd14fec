import { renderRoutes, type ImageItem, type PreviewRequest, type SeenPicture } from '@kenna/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  changesPiece,
  chooseOnPiece,
  FIRST_STEP,
  withoutChosen,
  type Placing,
  type PlacingStep,
} from '../../features/artwork/placing.ts';
import { call } from '../../lib/api/api-client.ts';
import { beginHistory, changed, redone, settled, undone, type EditHistory } from '../../lib/drafts/edit-history.ts';

/** Longest side in pixels of the preview that only tells which pictures lie on a piece. */
const LISTING_SIDE = 64;

interface Work {
  readonly imageId: number;
  readonly history: EditHistory<PlacingStep>;
  readonly isOpen: boolean;
  /** Whether the next picture that is shown is the drawn one, for which the section stays open. */
  readonly isDrawn: boolean;
}

const workOn = (imageId: number, isOpen = false): Work => ({
  imageId,
  history: beginHistory(FIRST_STEP),
  isOpen,
  isDrawn: false,
});

interface PlacingOptions {
  /** The id of the opened picture. */
  readonly imageId: number;
  /** Whether the engine draws previews, which tell where pictures lie. */
  readonly isLive: boolean;
  /** Whether keys act on the picture. */
  readonly listens: boolean;
  /** Called with what would be drawn after each step. */
  readonly onTry: (step: PlacingStep) => void;
}

/** What a person does to the pictures on the piece of the opened picture, with undo and redo. */
export function usePlacing({ imageId, isLive, listens, onTry }: PlacingOptions) {
  const [kept, setWork] = useState(() => workOn(imageId));
  const work = kept.imageId === imageId ? kept : workOn(imageId, kept.isOpen && kept.isDrawn);
  const { history, isOpen } = work;
  const { present: step } = history;
  const go = (next: EditHistory<PlacingStep>, tries = true) => {
    setWork({ ...work, history: next });
    if (tries && next !== history) onTry(next.present);
  };
  const whole = (change: Partial<PlacingStep>) => go(settled(changed(history, 'choice', change)));
  const latest = useRef(whole);
  useEffect(() => {
    latest.current = whole;
  });
  const settle = () => setWork((now) => (now.imageId === imageId ? { ...now, history: settled(now.history) } : now));
  const remove = () => whole(withoutChosen(step));
  const onPiece = usePicturesOn(imageId, isLive && isOpen && !changesPiece(step));

  const isUndoable = history.past.length > 0 || history.future.length > 0;
  useEffect(() => {
    if (!listens || !(isUndoable || step.chosen !== null)) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isText(event.target)) return;
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y')) {
        event.preventDefault();
        go(key === 'y' || event.shiftKey ? redone(history) : undone(history));
      } else if ((key === 'delete' || key === 'backspace') && step.chosen !== null) remove();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  return {
    step,
    isOpen,
    /** Pictures that lie on the piece, until one of them is chosen. */
    onPiece,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => go(undone(history)),
    redo: () => go(redone(history)),
    open: () => setWork({ ...work, isOpen: true }),
    /** Called once a picture was uploaded, when the step may be another than when it was sent. */
    chooseOwn: (image: ImageItem) => latest.current({ chosen: { kind: 'own', image } }),
    chooseOnPiece: (seen: SeenPicture) => whole(chooseOnPiece(seen)),
    remove,
    removeOnPiece: ({ picture, part }: SeenPicture) => whole({ removed: [...step.removed, { picture, part }] }),
    /** A whole change, such as a chosen part. */
    change: (placing: Placing) => whole({ placing }),
    /** A change while something is held; all of them are one step until `settle`. `tries` also draws it. */
    move: (placing: Placing, control: string, tries: boolean) => go(changed(history, control, { placing }), tries),
    settle,
    /** Ends the changes by a slider, and draws them. */
    release: () => {
      settle();
      onTry(step);
    },
    /** Called when the step is drawn as a picture. */
    draw: () => setWork({ ...work, isDrawn: true }),
  };
}

/** Range inputs have no text to undo, and lists to choose from have their own keys. */
const isText = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="range"]), textarea, select, [contenteditable]') !== null;

const NOTHING: readonly SeenPicture[] = [];

/** The pictures that lie on the piece of a picture. */
function usePicturesOn(imageId: number, enabled: boolean): readonly SeenPicture[] {
  const { data } = useQuery({
    // Another key ends the request once something was chosen, because the server draws one preview at a time.
    queryKey: ['placed-on', enabled ? imageId : null],
    queryFn: async ({ signal }) => {
      const body: PreviewRequest = { page: 'GenerateImage', scene_image_id: imageId, takes: [{}] };
      const options = { body, query: { side: LISTING_SIDE }, signal, handles: () => true };
      return (await call(renderRoutes.preview, options)).placed;
    },
    enabled,
    retry: false,
    staleTime: Infinity,
  });
  return enabled && data !== undefined ? data : NOTHING;
}

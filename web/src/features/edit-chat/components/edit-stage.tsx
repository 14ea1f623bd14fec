import { signedAddressOf, type ImageItem, type RenderView } from '@kenna/contract';
import { mdiCompareHorizontal, mdiDownloadOutline, mdiFullscreen, mdiRedo, mdiUndo } from '@mdi/js';
import { useState, type RefObject } from 'react';
import { saveAddress } from '../../../lib/browser/save-file.ts';
import { Veil } from '../../../ui/picture/veil.tsx';
import { CompareView } from '../../../ui/compare/compare-view.tsx';
import { FloatingToolbar } from '../../../ui/editor/floating-toolbar.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import classes from './edit-stage.module.css';
import { StepState } from './step-state.tsx';

interface EditStageActions {
  /** Returns null when there is no step in that direction. */
  readonly back: (() => void) | null;
  readonly forward: (() => void) | null;
  readonly open: (image: ImageItem) => void;
  readonly cancel: (renderId: number) => void;
  readonly retry: (renderId: number) => void;
}

interface EditStageProps {
  /** Receives the element of the stage. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly shown: ImageItem;
  /** false: an explicit picture is veiled. */
  readonly allowExplicit: boolean;
  /** Picture of the previous step; null at the beginning. */
  readonly before: ImageItem | null;
  /** The running render; null when there is none. */
  readonly live: RenderView | null;
  /** Name of the downloaded file. */
  readonly fileName: string;
  readonly actions: EditStageActions;
}

/** The current picture, optionally compared with the previous step. */
export function EditStage({ root, shown, allowExplicit, before, live, fileName, actions }: EditStageProps) {
  const [comparing, setComparing] = useState(false);
  const preview = live?.placeholders[0]?.preview_url ?? null;
  return (
    <div ref={root} className={classes.stage}>
      {comparing && before && live === null ? (
        <CompareView
          key={shown.id}
          before={{ url: before.image_url, label: 'Before' }}
          after={{ url: shown.image_url, label: 'After' }}
          ratio={shown.width / shown.height}
        />
      ) : (
        <div className={classes.place}>
          <Veil key={shown.id} veiled={shown.is_nsfw && !allowExplicit}>
            <img
              className={classes.picture}
              data-waiting={live !== null}
              src={preview ?? shown.image_url}
              alt={shown.prompt || 'The picture that is edited'}
              style={{ '--ratio': shown.width / shown.height }}
            />
          </Veil>
        </div>
      )}
      {live && (
        <div className={classes.live}>
          <StepState render={live} onCancel={actions.cancel} onRetry={actions.retry} onMark={null} />
        </div>
      )}
      <FloatingToolbar label="Picture" className={classes.tools}>
        <IconButton
          label="Step back"
          icon={mdiUndo}
          disabled={actions.back === null}
          onClick={() => actions.back?.()}
        />
        <IconButton
          label="Step forward"
          icon={mdiRedo}
          disabled={actions.forward === null}
          onClick={() => actions.forward?.()}
        />
        <IconButton
          label="Compare with the step before"
          icon={mdiCompareHorizontal}
          aria-pressed={comparing && before !== null}
          disabled={before === null}
          onClick={() => setComparing(!comparing)}
        />
        <IconButton label="Open large" icon={mdiFullscreen} onClick={() => actions.open(shown)} />
        <IconButton
          label="Download"
          icon={mdiDownloadOutline}
          onClick={() => saveAddress(signedAddressOf(shown.image_url), fileName)}
        />
      </FloatingToolbar>
    </div>
  );
}

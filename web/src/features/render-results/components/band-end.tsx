import { modelTitle, type RenderSettings, type RenderView } from '@kenna/contract';
import { mdiDownload, mdiRefresh } from '@mdi/js';
import { useProductName } from '../../../lib/text/product-name.ts';
import { settingsOf } from '../../../lib/pictures/settings-of.ts';
import { Icon } from '../../../ui/icon.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { BandActions } from '../band-actions.ts';
import { isPending } from '../render-results.api.ts';
import { BandMenu } from './band-menu.tsx';
import { FailedRender } from './failed-render.tsx';
import { RenderNotes } from './render-notes.tsx';
import classes from './results.module.css';

interface BandEndProps {
  readonly render: RenderView;
  readonly title: string;
  readonly actions: BandActions;
  /** Position of the picture that is shown alone; null where all are shown. */
  readonly alone?: number | null;
}

/** The part of a render below its pictures: why it failed, its notes, its title and its actions. */
export function BandEnd({ render, title, actions, alone = null }: BandEndProps) {
  return (
    <>
      {(render.status === 'error' || render.status === 'cancelled') && (
        <FailedRender render={render} onRetry={() => actions.retry(render.id)} onAgain={actions.again} />
      )}
      <RenderNotes images={render.images} />
      <BandFoot render={render} title={title} actions={actions} alone={alone} />
    </>
  );
}

function BandFoot({ render, title, actions, alone = null }: BandEndProps) {
  const pending = isPending(render);
  const { settings, images } = render;
  const shown = alone === null ? images : images.slice(alone, alone + 1);
  const hasPrompt = settings.prompt !== '';
  const productName = useProductName();
  return (
    <div className={classes.foot}>
      <p className={classes.prompt} dir="auto">
        {title}
      </p>
      <p className={classes.meta}>
        {hasPrompt && <span>{modelTitle(settings.model, productName)}</span>}
        {hasPrompt && <span data-detail>seed {settings.seed}</span>}
        <RelativeTime moment={render.created_at} />
        {images[0]?.engine && <span data-detail>{images[0].engine}</span>}
      </p>
      <div className={classes.actions}>
        {!pending && isRepeatable(settings) && (
          <button type="button" className={classes.action} onClick={() => actions.again(settings)}>
            <Icon path={mdiRefresh} />
            Create again
          </button>
        )}
        {!pending && images.length > 0 && (
          <button type="button" className={classes.action} onClick={() => actions.save(shown)}>
            <Icon path={mdiDownload} />
            {shown.length === 1 ? 'Download' : 'Download all'}
          </button>
        )}
        <BandMenu render={render} actions={actions} />
      </div>
    </div>
  );
}

/** A step of a conversation is only made by a message in it. */
const isRepeatable = (settings: RenderSettings): boolean =>
  settings.page !== 'EditWithChat' && settingsOf(settings).sceneImageId === null;

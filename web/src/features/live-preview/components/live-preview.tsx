import { SETTING_DEFAULTS, type RenderRequest } from '@kenna/contract';
import { lazy, Suspense, type ReactNode } from 'react';
import { LoadingDots } from '../../../ui/messages/loading-dots.tsx';
import { TYPING, useLiveDrawing } from '../live-preview.api.ts';
import classes from './live-preview.module.css';

const PreviewOffers = lazy(() => import('./preview-offers.tsx').then((module) => ({ default: module.PreviewOffers })));

interface LivePreviewProps {
  /** The request that would be sent now. */
  readonly request: RenderRequest;
  /** Whether that request is being sent. The drawing stays, and no other is asked for. */
  readonly isSent?: boolean;
  /** Called with words that can be drawn, where the present ones cannot. */
  readonly onOffer: (prompt: string) => void;
  /** Controls beside the mark. */
  readonly children?: ReactNode;
}

/**
 * The drawing of words that are still being typed, marked as such. Its frame has its size before the drawing comes. It
 * is no live region, because a screen reader would speak at every rest of the fingers.
 */
export function LivePreview({ request, isSent = false, onOffer, children }: LivePreviewProps) {
  const { preview, finePicture, isPresent, isDrawing, refusal, refusalData } = useLiveDrawing(request, TYPING, isSent);
  const { image_width: width = SETTING_DEFAULTS.width, image_height: height = SETTING_DEFAULTS.height } = request;
  const { prompt = '' } = request;
  const missing = preview !== null && isPresent ? preview.not_drawn : [];
  const note = missing.length > 0 ? `Not drawn: ${missing.join(', ')}` : null;
  return (
    <figure className={classes.live} aria-busy={isDrawing} aria-label="Live preview">
      <div className={classes.area}>
        <div
          className={classes.frame}
          style={{ '--ratio': width / height }}
          data-old={!isPresent}
          data-fine={finePicture !== null}
          data-empty={preview === null && refusal !== null}
        >
          {preview !== null && (
            <img
              src={finePicture ?? preview.picture}
              alt={isPresent ? `Live preview of ${prompt}` : 'Live preview of earlier words'}
            />
          )}
          {preview === null && refusal === null && isDrawing && <LoadingDots />}
          {refusal !== null && <p className={classes.refusal}>{refusal}</p>}
        </div>
      </div>
      <figcaption className={classes.caption}>
        {refusal === null ? (
          <span className={classes.mark}>Live preview, not stored</span>
        ) : (
          <Suspense>
            <PreviewOffers data={refusalData} onOffer={onOffer} />
          </Suspense>
        )}
        {children}
        <p className={classes.note}>{note}</p>
      </figcaption>
    </figure>
  );
}

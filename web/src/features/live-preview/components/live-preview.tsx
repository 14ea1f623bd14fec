import type { RenderRequest } from '@kenna/contract';
import type { ReactNode } from 'react';
import { useLiveDrawing } from '../live-preview.api.ts';
import classes from './live-preview.module.css';

interface LivePreviewProps {
  /** What would be made now. */
  readonly request: RenderRequest;
  /** Controls beside the mark. */
  readonly children?: ReactNode;
}

/** The drawing of words that are still being typed, marked as such. Its frame has its size before the drawing comes. */
export function LivePreview({ request, children }: LivePreviewProps) {
  const { preview, isDrawing, refusal } = useLiveDrawing(request);
  const { image_width: width = 768, image_height: height = 768, prompt = '' } = request;
  const missing = preview !== null && refusal === null ? preview.not_drawn : [];
  return (
    <figure className={classes.live} aria-busy={isDrawing} aria-label="Live preview">
      <div className={classes.frame} style={{ '--ratio': width / height }} data-old={isDrawing || refusal !== null}>
        {preview !== null && <img src={preview.picture} alt={`Live preview of ${prompt}`} />}
      </div>
      <figcaption className={classes.caption}>
        <span className={classes.mark}>Live preview, not stored</span>
        {children}
        <p role="status">
          {refusal}
          {missing.length > 0 && `Not drawn: ${missing.join(', ')}`}
        </p>
      </figcaption>
    </figure>
  );
}

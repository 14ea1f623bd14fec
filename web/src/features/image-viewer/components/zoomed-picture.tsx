import type { ImageItem } from '@kenna/contract';
import { mdiFitToPageOutline, mdiMinus, mdiPlus } from '@mdi/js';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { isForField } from '../../../lib/browser/is-for-field.ts';
import { useSwipe } from '../../../lib/navigation/use-swipe.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { blurredUrlOf, hasTransparency } from '../../../ui/picture/thumbhash.ts';
import { PictureCorner } from '../../../ui/picture/picture-corner.tsx';
import { Veil } from '../../../ui/picture/veil.tsx';
import { usePictureZoom } from '../use-picture-zoom.ts';
import type { WorkedOn } from '../viewer-actions.ts';
import classes from './image-viewer.module.css';

interface ZoomedPictureProps {
  readonly image: ImageItem;
  readonly alt: string;
  readonly veiled: boolean;
  readonly onReport?: (() => void) | undefined;
  /** Content over the picture, such as the progress of a new one. */
  readonly over: ReactNode;
  /** The part of the picture that is worked on; null for none. */
  readonly workedOn: WorkedOn | null;
  /** Content below the picture. */
  readonly below: ReactNode;
  /** A mark at the picture's corner while it is shown whole. */
  readonly pin: ReactNode;
  /** Whether the keys act on the picture: z for 100 %, + and - to zoom, 0 to fit. */
  readonly listens: boolean;
  readonly onNext: () => void;
  readonly onPrevious: () => void;
}

/** The opened picture, which zooms at the pointer and pans. Swiping moves to the neighbouring pictures while it fits. */
export function ZoomedPicture(props: ZoomedPictureProps) {
  const { image, alt, veiled, onReport, over, workedOn, below, pin, listens, onNext, onPrevious } = props;
  const { width, height, thumbhash } = image;
  const place = useRef<HTMLDivElement>(null);
  const zoom = usePictureZoom(place, image, workedOn);
  const swipe = useSwipe({ onLeft: onNext, onRight: onPrevious, enabled: !zoom.isZoomed && workedOn === null });
  const original = useOriginal(image.image_url);
  useEffect(() => {
    if (!listens) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isForField(event)) return;
      if (event.key === 'z') zoom.toggle();
      else if (event.key === '+' || event.key === '=') zoom.zoomBy(1.25);
      else if (event.key === '-') zoom.zoomBy(0.8);
      else if (event.key === '0') zoom.fit();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
  const { scale, x, y } = zoom.view;
  const style: CSSProperties = {
    transform: 'var(--zoom)',
    ...(!hasTransparency(thumbhash) && thumbhash !== '' && { backgroundImage: `url(${blurredUrlOf(thumbhash)})` }),
  };
  return (
    <div
      className={classes.stage}
      data-zoomed={zoom.isZoomed}
      data-worked-on={workedOn !== null}
      // Content that is drawn over the picture, such as a live preview, follows its zoom.
      style={{
        '--ratio': width / height,
        '--scale': scale,
        '--zoom': `translate(${x * 100}%, ${y * 100}%) scale(${scale})`,
      }}
      {...swipe}
    >
      <div className={classes.place} ref={place}>
        <Veil veiled={veiled} onReport={onReport}>
          <button
            type="button"
            className={classes.picture}
            aria-label={zoom.isZoomed ? 'Fit to the screen' : 'Show at full size'}
            aria-pressed={zoom.isZoomed}
            data-pane
            {...zoom.pane}
          >
            <img
              alt={alt}
              width={width}
              height={height}
              style={style}
              draggable={false}
              data-see-through={hasTransparency(thumbhash)}
              data-pixels={scale > 1 && (zoom.percent ?? 0) > 200}
              src={original ?? (zoom.isZoomed ? image.image_url : image.webp_image_url)}
            />
          </button>
        </Veil>
        {pin && !zoom.isZoomed && <PictureCorner ratio={width / height}>{pin}</PictureCorner>}
        {over}
      </div>
      <div className={classes.dock}>
        {below}
        <div className={classes.zoom} role="group" aria-label="Zoom">
          <IconButton label="Zoom out" icon={mdiMinus} keys="−" onClick={() => zoom.zoomBy(0.8)} />
          <button type="button" className={classes.percent} title="Show at 100 % · Z" onClick={zoom.showPixels}>
            {zoom.percent === null ? '' : `${zoom.percent} %`}
          </button>
          <IconButton label="Zoom in" icon={mdiPlus} keys="+" onClick={() => zoom.zoomBy(1.25)} />
          <IconButton label="Fit" icon={mdiFitToPageOutline} keys="0" disabled={!zoom.isZoomed} onClick={zoom.fit} />
        </div>
      </div>
    </div>
  );
}

/**
 * Address of the lossless picture once the browser has loaded it; null until then. The preview has visible blocks in
 * plain areas.
 */
function useOriginal(url: string): string | null {
  const [loaded, setLoaded] = useState<string | null>(null);
  useEffect(() => {
    const image = new Image();
    image.onload = () => setLoaded(url);
    image.src = url;
    return () => {
      image.onload = null;
    };
  }, [url]);
  return loaded === url ? url : null;
}

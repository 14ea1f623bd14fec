import { useCallback, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useIsNear } from '../use-is-near.ts';
import classes from './drawn-picture.module.css';

interface DrawnPictureProps {
  /** A coarse picture that comes at once, and the whole one that may first have to be drawn. */
  readonly first: string;
  readonly whole: string;
  /** Stands for the thing until the first picture has come. */
  readonly icon: string;
}

/**
 * A picture that the server draws when it is first asked for. Only pictures near the window are asked for, and those that
 * are scrolled past before they have come are given up, so that nothing waits for a picture which nobody looks at.
 */
export function DrawnPicture({ first, whole, icon }: DrawnPictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(frame);
  const [hasFirst, setHasFirst] = useState(false);
  const [hasWhole, setHasWhole] = useState(false);
  const [failed, setFailed] = useState(false);
  const isDrawn = hasFirst || hasWhole;
  return (
    <span ref={frame} className={classes.frame} data-waiting={isNear && !isDrawn && !failed}>
      {!isDrawn && <Icon path={icon} />}
      {(isNear || hasFirst) && (
        <Layer src={first} isLoaded={hasFirst} onLoad={() => setHasFirst(true)} onError={() => setFailed(true)} />
      )}
      {((isNear && hasFirst) || hasWhole) && <Layer src={whole} isLoaded={hasWhole} onLoad={() => setHasWhole(true)} />}
    </span>
  );
}

interface LayerProps {
  readonly src: string;
  readonly isLoaded: boolean;
  readonly onLoad: () => void;
  readonly onError?: () => void;
}

function Layer({ src, isLoaded, onLoad, onError }: LayerProps) {
  const image = useCallback(
    (element: HTMLImageElement) => {
      if (!element.hasAttribute('src')) element.src = src;
      // A picture that is still being drawn holds one of the browser's few connections as long as it has its address,
      // even when it is no longer on the page.
      return () => element.removeAttribute('src');
    },
    [src],
  );
  return (
    <img
      ref={image}
      src={src}
      alt=""
      width={400}
      height={400}
      decoding="async"
      data-loaded={isLoaded}
      onLoad={onLoad}
      onError={onError}
    />
  );
}

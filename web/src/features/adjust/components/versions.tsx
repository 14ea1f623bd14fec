import type { ImageItem } from '@kenna/contract';
import classes from './versions.module.css';

interface VersionsProps {
  /** Newest first. */
  readonly images: readonly ImageItem[];
  readonly onOpen: (id: number) => void;
}

/** What was saved from this picture just now. */
export function Versions({ images, onOpen }: VersionsProps) {
  if (images.length === 0) return null;
  return (
    <ul className={classes.versions} aria-label="Saved versions">
      {images.map((image, index) => (
        <li key={image.id}>
          <button type="button" title="Open this version" onClick={() => onOpen(image.id)}>
            <img src={image.variants[0]?.url ?? image.webp_image_url} alt={`Version ${images.length - index}`} />
          </button>
        </li>
      ))}
    </ul>
  );
}

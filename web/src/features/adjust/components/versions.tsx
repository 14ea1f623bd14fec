import type { ImageItem } from '@kenna/contract';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import classes from './versions.module.css';

interface VersionsProps {
  /** Newest first. */
  readonly images: readonly ImageItem[];
  /** false: explicit pictures are veiled. */
  readonly allowExplicit: boolean;
  readonly onOpen: (id: number) => void;
}

/** Pictures saved from this one since the editor was opened. */
export function Versions({ images, allowExplicit, onOpen }: VersionsProps) {
  if (images.length === 0) return null;
  return (
    <ul className={classes.versions} aria-label="Saved versions">
      {images.map((image, index) => (
        <li key={image.id}>
          <button type="button" title="Open this version" onClick={() => onOpen(image.id)}>
            <Thumb image={image} veiled={image.is_nsfw && !allowExplicit} alt={`Version ${images.length - index}`} />
          </button>
        </li>
      ))}
    </ul>
  );
}

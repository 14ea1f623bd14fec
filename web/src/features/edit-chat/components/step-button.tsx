import type { ImageItem } from '@kenna/contract';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import type { Step } from '../thread-steps.ts';
import classes from './thread.module.css';

interface StepButtonProps {
  readonly step: Step;
  readonly shown: boolean;
  /** false: explicit pictures are veiled. */
  readonly allowExplicit: boolean;
  /** Message that led to this step. */
  readonly label: string;
  readonly goTo: (image: ImageItem) => void;
}

/** Thumbnail of a step, which makes it the current one. */
export function StepButton({ step: { image, number }, shown, allowExplicit, label, goTo }: StepButtonProps) {
  const name = number === 0 ? 'Original' : `Step ${number}`;
  return (
    <button
      type="button"
      className={classes.step}
      aria-pressed={shown}
      aria-label={`${name}: ${label}`}
      onClick={() => goTo(image)}
    >
      <Thumb image={image} veiled={image.is_nsfw && !allowExplicit} ratio={image.width / image.height} />
      <span>{name}</span>
    </button>
  );
}

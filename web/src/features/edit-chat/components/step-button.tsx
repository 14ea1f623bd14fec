import type { ImageItem } from '@kenna/contract';
import type { Step } from '../thread-steps.ts';
import classes from './thread.module.css';

interface StepButtonProps {
  readonly step: Step;
  readonly shown: boolean;
  /** What was done to get here. */
  readonly label: string;
  readonly goTo: (image: ImageItem) => void;
}

/** A step as a small picture; choosing it goes back, or forth, to it. */
export function StepButton({ step: { image, number }, shown, label, goTo }: StepButtonProps) {
  const name = number === 0 ? 'Original' : `Step ${number}`;
  return (
    <button
      type="button"
      className={classes.step}
      aria-pressed={shown}
      aria-label={`${name}: ${label}`}
      onClick={() => goTo(image)}
    >
      <img
        src={image.variants[0]?.url ?? image.webp_image_url}
        alt=""
        style={{ aspectRatio: `${image.width} / ${image.height}` }}
      />
      <span>{name}</span>
    </button>
  );
}

import { mdiChevronLeft, mdiChevronRight, mdiPause, mdiPlay } from '@mdi/js';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useLoop } from '../use-loop.ts';
import type { WrittenStep } from '../written-documents.ts';
import { ContentPicture } from './content-picture.tsx';
import classes from './demonstration.module.css';

interface DemonstrationProps {
  readonly title: string;
  readonly steps: readonly WrittenStep[];
}

/** Captioned pictures that advance by themselves while visible, until they are paused or a step is chosen. */
export function Demonstration({ title, steps }: DemonstrationProps) {
  const { frame, at, playing, go, toggle } = useLoop(steps.map(({ caption }) => caption.length));
  const step = steps[at];
  if (!step) return null;
  /** Handles the arrow keys on each of the buttons. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    go(event.key === 'ArrowLeft' ? at - 1 : at + 1);
  };
  const keys = { onKeyDown };
  return (
    <figure ref={frame} className={classes.demonstration} aria-label={`Demonstration: ${title}`}>
      <div className={classes.stage} style={{ '--ratio': ratioOf(steps) }}>
        {steps.map(({ picture }, index) => (
          <div key={index} className={classes.picture} data-shown={index === at} aria-hidden={index !== at}>
            <ContentPicture image={picture} sizes="(min-width: 58em) 840px, 100vw" isFirst={index === 0} />
          </div>
        ))}
      </div>
      <div className={classes.foot}>
        <figcaption className={classes.caption} aria-live={playing ? 'off' : 'polite'}>
          <span className={classes.number}>{`${at + 1} / ${steps.length}`}</span>
          <span>
            {step.title && <strong>{step.title}</strong>}
            {step.caption}
          </span>
        </figcaption>
        <div className={classes.controls}>
          <IconButton label="Previous step" icon={mdiChevronLeft} onClick={() => go(at - 1)} {...keys} />
          <IconButton
            label={playing ? 'Pause' : 'Play'}
            icon={playing ? mdiPause : mdiPlay}
            onClick={toggle}
            {...keys}
          />
          <IconButton label="Next step" icon={mdiChevronRight} onClick={() => go(at + 1)} {...keys} />
        </div>
      </div>
    </figure>
  );
}

/** Aspect ratio of the tallest picture, so that none is cropped and the content below does not move. */
const ratioOf = (steps: readonly WrittenStep[]): string =>
  String(
    Math.min(
      ...steps.map(({ picture: { dimensions } }) => (dimensions ? dimensions.width / dimensions.height : Infinity)),
    ),
  );

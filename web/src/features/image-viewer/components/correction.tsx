import { Button } from '@mantine/core';
import type { ImageItem, RenderSettings } from '@kenna/contract';
import { useState } from 'react';
import type { correctedWords } from '../corrected-words.ts';
import type { ViewerActions } from '../viewer-actions.ts';
import classes from './image-viewer.module.css';

interface CorrectionProps {
  readonly image: ImageItem;
  readonly settings: RenderSettings;
  readonly actions: ViewerActions;
  /** The corrected words; null while nothing is corrected. */
  readonly words: ReturnType<typeof correctedWords> | null;
  readonly onUndo: () => void;
}

/** Shows the corrected words and a button that draws them with the same seed, size and take. */
export function Correction({ image, settings, actions, words, onUndo }: CorrectionProps) {
  const [sent, setSent] = useState(false);
  const [drawing, setDrawing] = useState(false);
  const draw = async (corrected: NonNullable<typeof words>) => {
    const { page, negative_prompt, model, guidance_slider, background_type, hd_image_quality } = settings;
    const shape = { image_width: image.width, image_height: image.height, background_type, hd_image_quality };
    const takes = Object.keys(image.take).length > 0 ? { takes: [image.take] } : {};
    setDrawing(true);
    const same = { page, negative_prompt, model, guidance_slider, ...shape, ...takes, seed: image.seed };
    setSent(await actions.draw({ ...same, ...corrected, image_count: 1 }, image));
    setDrawing(false);
  };
  return (
    <>
      {words && (
        <div className={classes.correction}>
          <p>{words.prompt || 'The prompt is empty'}</p>
          {words.accent_prompt !== settings.accent_prompt && <p>Accent: {words.accent_prompt || 'none'}</p>}
          {words.prompt_styles.length !== settings.prompt_styles.length && (
            <p>Styles: {words.prompt_styles.join(', ') || 'none'}</p>
          )}
          <Button disabled={words.prompt === '' || drawing} onClick={() => void draw(words)}>
            Draw again
          </Button>
          <Button variant="default" onClick={onUndo}>
            Undo
          </Button>
          <p>{actions.price(1)}</p>
        </div>
      )}
      <p role="status">{sent && 'Drawing a new version…'}</p>
    </>
  );
}

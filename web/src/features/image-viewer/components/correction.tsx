import { Button } from '@mantine/core';
import { writeRequest, type ImageItem, type Mode, type Settings } from '@kenna/contract';
import { useState } from 'react';
import type { correctedWords } from '../corrected-words.ts';
import type { ViewerActions } from '../viewer-actions.ts';
import classes from './image-viewer.module.css';

interface CorrectionProps {
  readonly image: ImageItem;
  /** The tool and the settings with which the picture was made. */
  readonly page: Mode;
  readonly settings: Settings;
  readonly actions: ViewerActions;
  /** The corrected words; null while nothing is corrected. */
  readonly words: ReturnType<typeof correctedWords> | null;
  readonly onUndo: () => void;
}

/** Shows the corrected words and a button that draws them with the same seed, size and take. */
export function Correction({ image, page, settings, actions, words, onUndo }: CorrectionProps) {
  const [sent, setSent] = useState(false);
  const [drawing, setDrawing] = useState(false);
  const draw = async (corrected: NonNullable<typeof words>) => {
    const { negativePrompt, model, guidance, background, highQuality } = settings;
    const { width, height, seed, take } = image;
    const same = { negativePrompt, model, guidance, background, highQuality, width, height, seed };
    const takes = Object.keys(take).length > 0 ? { takes: [take] } : {};
    setDrawing(true);
    setSent(await actions.draw(writeRequest(page, { ...same, ...takes, ...corrected, count: 1 }), image));
    setDrawing(false);
  };
  return (
    <>
      {words && (
        <div className={classes.correction}>
          <p>{words.prompt || 'The prompt is empty'}</p>
          {words.accentPrompt !== settings.accentPrompt && <p>Accent: {words.accentPrompt || 'none'}</p>}
          {words.styles.length !== settings.styles.length && <p>Styles: {words.styles.join(', ') || 'none'}</p>}
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

import type { RenderView } from '@kenna/contract';
import { workTitle } from '../../../lib/pictures/picture-title.ts';
import { useProgressWords } from '../../../lib/progress/use-progress-words.ts';
import classes from './results.module.css';

/** Progress of a render as text and as a bar, with a button to cancel it. */
export function RenderProgress({ render, onCancel }: { render: RenderView; onCancel: () => void }) {
  const words = useProgressWords(render);
  return (
    <div className={classes.making}>
      <progress
        max={100}
        value={render.progress}
        aria-label={`Progress of ${workTitle(render.settings.prompt, render.settings.page)}`}
      />
      <p>{words}</p>
      {render.can.cancel && (
        <button type="button" className={classes.cancel} onClick={onCancel}>
          Cancel
        </button>
      )}
    </div>
  );
}

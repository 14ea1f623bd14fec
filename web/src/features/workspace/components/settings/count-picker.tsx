import { IMAGE_COUNTS } from '@kenna/contract';
import { useId } from 'react';
import { useDraft, useDraftDesk } from '../../draft/draft.store.ts';
import laidOver from '../../../../ui/fields/laid-over.module.css';
import classes from './model-panel.module.css';

export function CountPicker() {
  const chosen = useDraft((state) => state.draft.count);
  const { change } = useDraftDesk();
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Images</legend>
      <div className={classes.counts}>
        {IMAGE_COUNTS.map((count) => (
          <label key={count} className={classes.choice}>
            <input
              className={laidOver.control}
              type="radio"
              name={name}
              aria-label={`${count} ${count === 1 ? 'image' : 'images'}`}
              checked={chosen === count}
              onChange={() => change({ count })}
            />
            <span className={classes.number}>{count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

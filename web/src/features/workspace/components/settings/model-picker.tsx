import { MODEL_LABELS, modelTitle, type Mode, type Model } from '@kenna/contract';
import { useId } from 'react';
import { modelPicture } from '../../settings/model-pictures.ts';
import { useProductName } from '../../../../lib/text/product-name.ts';
import { useDraft, useDraftDesk } from '../../draft/draft.store.ts';
import { canUseModel } from '../../engines/engine-abilities.ts';
import { useEngines } from '../../engines/engines.api.ts';
import laidOver from '../../../../ui/fields/laid-over.module.css';
import classes from './model-panel.module.css';

const ORDER: readonly Model[] = ['kennaxl', 'kenna3', 'kenna', 'kennasketch'];

/** The choice of a model. Each is shown with a picture in its look. */
export function ModelPicker({ mode }: { mode: Mode }) {
  const productName = useProductName();
  const chosen = useDraft((state) => state.draft.model);
  const { chooseModel } = useDraftDesk();
  const group = useId();
  const engine = useDraft((state) => state.draft.engine);
  const engines = useEngines();
  // The chosen model stays visible even if it is unavailable, so that it is never deselected without the person's
  // action.
  const offered = ORDER.filter((model) => model === chosen || canUseModel(engines, mode, engine, model));
  return (
    <section className={classes.section}>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>Model</legend>
        <div className={classes.models}>
          {offered.map((model) => {
            const picture = modelPicture(model);
            const { name, look } = MODEL_LABELS[model];
            const title = modelTitle(model, productName);
            return (
              <label key={model} className={classes.choice} data-model={model}>
                <input
                  className={laidOver.control}
                  type="radio"
                  name={group}
                  aria-label={`${title}, ${look}`}
                  checked={chosen === model}
                  onChange={() => chooseModel(model)}
                />
                <span className={classes.model}>
                  {picture === null ? (
                    <span className={classes.card}>{look}</span>
                  ) : (
                    <img src={picture} alt="" width={128} height={160} />
                  )}
                  {/* The product's name is left out so that the rest fits on one line, unless that is too short to stand
                      alone. */}
                  <span className={classes.name}>{name.length > 2 ? name : title}</span>
                  {picture !== null && <span className={classes.look}>{look}</span>}
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
    </section>
  );
}

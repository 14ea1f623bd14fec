import { MODEL_LABELS, modelTitle, type Model } from '@kenna/contract';
import { modelPicture } from '../../../lib/model-pictures.ts';
import { useProductName } from '../../../lib/product-name.ts';
import classes from './looks.module.css';

const SENTENCES: Record<Model, string> = {
  kennaxl: 'The piece as a product photograph: even light, true colour.',
  kenna3: 'Set, light and mood, as on the opening page of a story.',
  kenna: 'A fashion drawing in line and colour, on paper.',
  kennasketch: 'Front and back in line, ready for the pattern cutter.',
};
const ORDER: readonly Model[] = ['kennaxl', 'kenna3', 'kenna', 'kennasketch'];

/** One idea, four hands: what the models make of the same words. */
export function Looks() {
  const productName = useProductName();
  return (
    <section className={classes.looks} id="explore" aria-label="Looks">
      {ORDER.map((model) => {
        const picture = modelPicture(model);
        return (
          <figure key={model} className={classes.look} data-model={model}>
            {picture === null ? (
              <p className={classes.word} aria-hidden="true">
                {MODEL_LABELS[model].look}
              </p>
            ) : (
              <img src={picture} alt="" width={640} height={800} loading="lazy" />
            )}
            <figcaption className={classes.caption}>
              <strong>{MODEL_LABELS[model].look}</strong>
              <span>{SENTENCES[model]}</span>
              <small>{modelTitle(model, productName)}</small>
            </figcaption>
          </figure>
        );
      })}
    </section>
  );
}

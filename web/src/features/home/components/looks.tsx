import { MODEL_LABELS, modelTitle, type Model } from '@kenna/contract';
import { useProductName } from '../../../lib/text/product-name.ts';
import classes from './looks.module.css';

const SENTENCES: Record<Model, string> = {
  kennaxl: 'The piece as a product photograph: even light, true colour.',
  kenna3: 'Set, light and mood, as on the opening page of a story.',
  kenna: 'A fashion drawing in line and colour, on paper.',
  kennasketch: 'Front and back in line, ready for the pattern cutter.',
};
const ORDER: readonly Model[] = ['kennaxl', 'kenna3', 'kenna', 'kennasketch'];

/** Introduces the four models whose pictures the gallery beside it shows. */
export function Looks() {
  const productName = useProductName();
  return (
    <div className={classes.looks}>
      <h2>Drawn from words</h2>
      <p>Every picture here began as a sentence. Take it, change a word, and it is yours.</p>
      <dl>
        {ORDER.map((model) => (
          <div key={model}>
            <dt>{MODEL_LABELS[model].look}</dt>
            <dd>
              {SENTENCES[model]} <small>{modelTitle(model, productName)}</small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

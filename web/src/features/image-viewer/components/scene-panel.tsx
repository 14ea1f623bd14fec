import { Button } from '@mantine/core';
import { TAKE_LIMIT, type ImageItem, type TakeField, type VocabularyEntry } from '@kenna/contract';
import { useState } from 'react';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { takesOf, type ChosenWords } from '../chosen-takes.ts';
import { useSceneVocabulary } from '../image-viewer.api.ts';
import type { ViewerActions } from '../viewer-actions.ts';
import classes from './scene-panel.module.css';

const PANELS: readonly { title: string; fields: readonly TakeField[]; scenes: readonly ImageItem['scene'][] }[] = [
  { title: 'More views', fields: ['view'], scenes: ['object'] },
  { title: 'Colourways', fields: ['colour', 'fabric'], scenes: ['object', 'textile'] },
  { title: 'Light and setting', fields: ['light', 'setting'], scenes: ['object'] },
];
const LEGENDS: Record<TakeField, string> = {
  view: 'Views',
  colour: 'Colours',
  fabric: 'Fabrics',
  light: 'Light',
  setting: 'Setting',
};

/** The same piece drawn again: from other sides, in other colours, in another light. */
export function ScenePanels({ image, actions }: { image: ImageItem; actions: ViewerActions }) {
  const vocabulary = useSceneVocabulary();
  const [sent, setSent] = useState(0);
  if (image.scene === null || !vocabulary) return null;
  const draw = async (chosen: ChosenWords) => {
    const takes = takesOf(chosen);
    if (await actions.draw({ page: 'GenerateImage', scene_image_id: image.id, takes })) setSent(takes.length);
  };
  return (
    <section aria-label="The same piece again">
      {PANELS.filter(({ scenes }) => scenes.includes(image.scene)).map(({ title, fields }) => (
        <Disclosure key={title} title={title}>
          <TakeChoices fields={fields} words={vocabulary.kinds} price={actions.price} onDraw={draw} />
        </Disclosure>
      ))}
      <p role="status" className={classes.price}>
        {sent > 0 && `${sent} ${sent === 1 ? 'picture is' : 'pictures are'} being made, first among your results.`}
      </p>
    </section>
  );
}

interface TakeChoicesProps {
  readonly fields: readonly TakeField[];
  readonly words: Readonly<Record<string, readonly VocabularyEntry[]>>;
  readonly price: ViewerActions['price'];
  readonly onDraw: (chosen: ChosenWords) => Promise<void>;
}

function TakeChoices({ fields, words, price, onDraw }: TakeChoicesProps) {
  const [chosen, setChosen] = useState<ChosenWords>({});
  const [drawing, setDrawing] = useState(false);
  const count = takesOf(chosen).length;
  const toggle = (field: TakeField, name: string) => {
    const before = chosen[field] ?? [];
    const after = before.includes(name) ? before.filter((word) => word !== name) : [...before, name];
    setChosen({ ...chosen, [field]: after });
  };
  const draw = () => {
    setDrawing(true);
    void onDraw(chosen).finally(() => setDrawing(false));
  };
  return (
    <div className={classes.panel}>
      {fields.map((field) => (
        <fieldset key={field} className={classes.group}>
          <legend>{LEGENDS[field]}</legend>
          <div className={classes.choices}>
            {(words[field] ?? []).map(({ name, label, hex }) => (
              <label key={name} className={classes.choice}>
                <input
                  type="checkbox"
                  checked={chosen[field]?.includes(name) ?? false}
                  onChange={() => toggle(field, name)}
                />
                {hex !== undefined && <i style={{ '--colour': hex }} />}
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <Button fullWidth disabled={count === 0 || count > TAKE_LIMIT || drawing} onClick={draw}>
        {count === 0 ? 'Create' : `Create ${count}`}
      </Button>
      <p className={classes.price}>
        {count > TAKE_LIMIT ? `At most ${TAKE_LIMIT} at once` : price(Math.max(1, count))}
      </p>
    </div>
  );
}

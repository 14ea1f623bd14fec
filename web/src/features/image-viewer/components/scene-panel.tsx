import {
  TAKE_LIMIT,
  writeRequest,
  type ImageItem,
  type Model,
  type OwnColour,
  type SceneVocabulary,
  type TakeField,
  type VocabularyEntry,
} from '@kenna/contract';
import { useState } from 'react';
import { useOwnColours, withOwnColours } from '../../../lib/colours/own-colours.ts';
import { useSceneVocabulary } from '../../../lib/pictures/scene-vocabulary.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { otherViews } from '../other-views.ts';
import { takesOf, type ChosenWords } from '../chosen-takes.ts';
import type { ViewerActions } from '../viewer-actions.ts';
import { LookSelect } from './look-select.tsx';
import { TakeChoices } from './take-choices.tsx';
import classes from './scene-panel.module.css';

interface Panel {
  readonly title: string;
  readonly fields: readonly TakeField[];
  readonly scenes: readonly ImageItem['scene'][];
  /** Words that are chosen when the panel opens. */
  readonly first?: (image: ImageItem, vocabulary: SceneVocabulary) => ChosenWords;
}

const PANELS: readonly Panel[] = [
  {
    title: 'More views',
    fields: ['view'],
    scenes: ['object'],
    first: (image, vocabulary) => ({ view: otherViews(image, vocabulary) }),
  },
  { title: 'Colourways', fields: ['colour', 'fabric'], scenes: ['object', 'textile'] },
  { title: 'Light and setting', fields: ['light', 'setting'], scenes: ['object'] },
];

/** The person's own colours first. A take names them by their code, so each code is offered once. */
function takeColours(own: readonly OwnColour[], colours: readonly VocabularyEntry[]): readonly VocabularyEntry[] {
  const once = own.filter(({ hex }, index) => own.findIndex((other) => other.hex === hex) === index);
  return withOwnColours(once, colours).map((entry, index) =>
    index < once.length ? { ...entry, name: entry.hex! } : entry,
  );
}

/** Panels that draw the same piece again: in other views, colours, fabrics, lights and settings, and in any look. */
export function ScenePanels({ image, actions }: { readonly image: ImageItem; readonly actions: ViewerActions }) {
  const vocabulary = useSceneVocabulary(image.scene !== null);
  const own = useOwnColours();
  const [model, setModel] = useState<Model | null>(null);
  const [sent, setSent] = useState(0);
  if (image.scene === null) return null;
  const panels = PANELS.filter(({ scenes }) => scenes.includes(image.scene));
  // What stands below stays in its place when the words arrive.
  if (!vocabulary) return <div className={classes.waiting} style={{ '--panels': panels.length }} />;
  const draw = async (chosen: ChosenWords) => {
    const takes = takesOf(chosen).slice(0, TAKE_LIMIT);
    const settings = { sceneImageId: image.id, takes };
    const request = writeRequest('GenerateImage', model === null ? settings : { ...settings, model });
    if (await actions.draw(request, image)) setSent(takes.length);
  };
  return (
    <section className={classes.panels} aria-label="The same piece again" data-takes>
      {panels.map(({ title, fields, first }) => (
        <Disclosure key={title} title={title} onOpen={(panel) => panel.scrollIntoView({ block: 'nearest' })}>
          <TakeChoices
            fields={fields}
            first={first?.(image, vocabulary) ?? {}}
            words={{ ...vocabulary.kinds, colour: takeColours(own, vocabulary.kinds.colour ?? []) }}
            price={actions.price}
            onTry={(take) => actions.tryTake(take === null ? null : { take, model }, image)}
            onDraw={draw}
          >
            <LookSelect made={image.model} chosen={model} onChoose={setModel} />
          </TakeChoices>
        </Disclosure>
      ))}
      <p role="status" className={classes.price}>
        {sent > 0 && `${sent} ${sent === 1 ? 'picture is' : 'pictures are'} being made`}
      </p>
    </section>
  );
}

import {
  MANNEQUIN_MODELS,
  MODELS,
  TAKE_LIMIT,
  writeRequest,
  type ImageItem,
  type Model,
  type OwnColour,
  type SceneVocabulary,
  type VocabularyEntry,
} from '@kenna/contract';
import { useState } from 'react';
import { useOwnColours, withOwnColours } from '../../../lib/colours/own-colours.ts';
import { useSceneVocabulary } from '../../../lib/pictures/scene-vocabulary.ts';
import { TAKE_GROUPS, type TakeGroup } from '../../../lib/pictures/take-groups.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { otherViews } from '../other-views.ts';
import { takesOf, type ChosenWords } from '../chosen-takes.ts';
import type { ViewerActions } from '../viewer-actions.ts';
import { LookSelect } from './look-select.tsx';
import { TakeChoices } from './take-choices.tsx';
import classes from './scene-panel.module.css';

interface Panel extends TakeGroup {
  readonly scenes: readonly ImageItem['scene'][];
  /** True for panels that only pictures of clothes on a mannequin have. */
  readonly ofFigure?: true;
  /** Words that are chosen when the panel opens. */
  readonly first?: (image: ImageItem, vocabulary: SceneVocabulary) => ChosenWords;
}

const PANELS: readonly Panel[] = [
  {
    ...TAKE_GROUPS.views,
    scenes: ['object'],
    first: (image, vocabulary) => ({ view: otherViews(image, vocabulary) }),
  },
  { ...TAKE_GROUPS.colourways, scenes: ['object', 'textile'] },
  { ...TAKE_GROUPS.figure, scenes: ['object'], ofFigure: true },
  { ...TAKE_GROUPS.light, scenes: ['object'] },
];

/** The person's own colours first. A take names them by their code, so each code is offered once. */
function takeColours(own: readonly OwnColour[], colours: readonly VocabularyEntry[]): readonly VocabularyEntry[] {
  const once = own.filter(({ hex }, index) => own.findIndex((other) => other.hex === hex) === index);
  return withOwnColours(once, colours).map((entry, index) =>
    index < once.length ? { ...entry, name: entry.hex! } : entry,
  );
}

const showsMannequin = (model: string | null): boolean => MANNEQUIN_MODELS.some((shown) => shown === model);

/**
 * Panels that draw the same piece again: in other views, colours, fabrics, lights and settings, on other mannequins and
 * in any look.
 */
export function ScenePanels({ image, actions }: { readonly image: ImageItem; readonly actions: ViewerActions }) {
  const vocabulary = useSceneVocabulary(image.scene !== null);
  const own = useOwnColours();
  const [model, setModel] = useState<Model | null>(null);
  const [sent, setSent] = useState(0);
  if (image.scene === null) return null;
  const panels = PANELS.filter(
    ({ scenes, ofFigure }) =>
      scenes.includes(image.scene) && (!ofFigure || (image.figure && showsMannequin(image.model))),
  );
  // What stands below stays in its place when the words arrive.
  if (!vocabulary) return <div className={classes.waiting} style={{ '--panels': panels.length }} />;
  const draw = async (chosen: ChosenWords, look: Model | null) => {
    const takes = takesOf(chosen).slice(0, TAKE_LIMIT);
    const settings = { sceneImageId: image.id, takes };
    const request = writeRequest('GenerateImage', look === null ? settings : { ...settings, model: look });
    if (await actions.draw(request, image)) setSent(takes.length);
  };
  return (
    <section className={classes.panels} aria-label="The same piece again" data-takes>
      {panels.map(({ title, fields, first, ofFigure }) => {
        const models = ofFigure ? MANNEQUIN_MODELS : MODELS;
        const look = model !== null && models.includes(model) ? model : null;
        return (
          <Disclosure key={title} title={title} onOpen={(panel) => panel.scrollIntoView({ block: 'nearest' })}>
            <TakeChoices
              fields={fields}
              first={first?.(image, vocabulary) ?? {}}
              words={{ ...vocabulary.kinds, colour: takeColours(own, vocabulary.kinds.colour ?? []) }}
              price={actions.price}
              onTry={(take) => actions.tryTake(take === null ? null : { take, model: look }, image)}
              onDraw={(chosen) => draw(chosen, look)}
            >
              <LookSelect made={image.model} chosen={look} models={models} onChoose={setModel} />
            </TakeChoices>
          </Disclosure>
        );
      })}
      <p role="status" className={classes.price}>
        {sent > 0 && `${sent} ${sent === 1 ? 'picture is' : 'pictures are'} being made`}
      </p>
    </section>
  );
}

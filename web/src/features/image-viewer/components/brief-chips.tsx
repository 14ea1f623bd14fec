import type { BriefChip, ImageItem, RenderSettings } from '@kenna/contract';
import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { wordsNotDrawn } from '../../../lib/pictures/remark-sentences.ts';
import { useSceneVocabulary } from '../../../lib/pictures/scene-vocabulary.ts';
import { settingsOf } from '../../../lib/pictures/settings-of.ts';
import { correctedWords, hasCorrections, isCorrectable, NO_CORRECTIONS } from '../corrected-words.ts';
import type { ViewerActions } from '../viewer-actions.ts';
import { wordKindsOf } from '../word-kinds.ts';
import { AddChip } from './add-chip.tsx';
import { ChipMenu } from './chip-menu.tsx';
import { Correction } from './correction.tsx';
import { TakeChips } from './take-chips.tsx';
import classes from './image-viewer.module.css';

interface BriefChipsProps {
  readonly image: ImageItem;
  /** Settings of the render; while they are undefined the chips cannot be edited. */
  readonly settings: RenderSettings | undefined;
  readonly actions: ViewerActions;
}

/** Whether a chip is a part that the chip of its colour or fabric names as well: "hardware" beside "gold hardware". */
const isNamedByAnother = ({ kind, label, piece, source }: BriefChip, brief: readonly BriefChip[]): boolean =>
  kind === 'part' &&
  brief.some((other) => other.piece === piece && other.source === source && other.label.endsWith(` ${label}`));

/**
 * The brief of a picture as chips, with the words that were not drawn struck through. After chips were replaced,
 * removed or added, the picture can be drawn again with its seed.
 */
export function BriefChips({ image, settings, actions }: BriefChipsProps) {
  const vocabulary = useSceneVocabulary();
  const own = settings && settingsOf(settings);
  const [corrections, setCorrections] = useState(NO_CORRECTIONS);
  const { brief } = image;
  const { replaced, added } = corrections;
  const change = (index: number, label: string | null | undefined) => {
    const style = brief[index]?.style;
    // All chips of a style are changed together.
    const touched = [...brief.keys()].filter(
      (at) => at === index || (style !== undefined && brief[at]?.style === style),
    );
    const others = [...replaced].filter(([at]) => !touched.includes(at));
    const changed = label === undefined ? [] : touched.map((at) => [at, label] as const);
    setCorrections({ ...corrections, replaced: new Map([...others, ...changed]) });
  };
  return (
    <section>
      <h2 className={classes.heading}>Understood as</h2>
      <ul className={classes.chips}>
        {brief.map(
          (chip, index) =>
            !isNamedByAnother(chip, brief) && (
              <li key={`${chip.source}-${chip.kind}-${chip.start}-${chip.name}`} title={chip.kind}>
                {settings && isCorrectable(chip) ? (
                  <ChipMenu
                    chip={chip}
                    vocabulary={vocabulary}
                    now={replaced.get(index)}
                    onChange={(label) => change(index, label)}
                  />
                ) : (
                  chip.label
                )}
              </li>
            ),
        )}
        {wordsNotDrawn(image.remarks).map((words) => (
          <li key={`not-drawn-${words}`} title="Not drawn" data-not-drawn>
            <span>
              <VisuallyHidden component="span">Not drawn: </VisuallyHidden>
              <s>{words}</s>
            </span>
          </li>
        ))}
        {added.map((addition) => (
          <li key={`${addition.kind}-${addition.label}`} data-added>
            <button
              type="button"
              className={classes.chip}
              aria-label={`Remove ${addition.label}`}
              onClick={() => setCorrections({ ...corrections, added: added.filter((other) => other !== addition) })}
            >
              {addition.label} ×
            </button>
          </li>
        ))}
        {settings && vocabulary && brief.length > 0 && (
          <li data-add>
            <AddChip
              kinds={wordKindsOf(vocabulary, brief)}
              onAdd={(addition) => setCorrections({ ...corrections, added: [...added, addition] })}
            />
          </li>
        )}
      </ul>
      <TakeChips image={image} />
      {settings && own && (
        <Correction
          words={hasCorrections(corrections) ? correctedWords(image, own, corrections) : null}
          image={image}
          page={settings.page}
          settings={own}
          actions={actions}
          onUndo={() => setCorrections(NO_CORRECTIONS)}
        />
      )}
    </section>
  );
}

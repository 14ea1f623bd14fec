import { Button } from '@mantine/core';
import { modeHas, modelTitle, MODELS, type BriefChip, type ImageItem, type RenderSettings } from '@kenna/contract';
import type { ReactNode } from 'react';
import { RemarkNotes } from '../../../ui/picture/remark-notes.tsx';
import { wordsNotDrawn } from '../../../lib/pictures/remark-sentences.ts';
import { pictureTitle, toolName } from '../../../lib/pictures/picture-title.ts';
import { useProductName } from '../../../lib/text/product-name.ts';
import { useSceneVocabulary } from '../../../lib/pictures/scene-vocabulary.ts';
import { settingsOf } from '../../../lib/pictures/settings-of.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { SceneActions } from '../turn-round/scene-actions.tsx';
import type { ViewerActions } from '../viewer-actions.ts';
import { wordsWithTake } from '../words-with-take.ts';
import { BriefChips } from './brief-chips.tsx';
import { ScenePanels } from './scene-panel.tsx';
import classes from './image-viewer.module.css';

interface ImageDetailsProps {
  readonly image: ImageItem;
  /** Identity of the panels: while it stays, they keep what was chosen in them. */
  readonly panels: number;
  readonly settings: RenderSettings | undefined;
  readonly actions: ViewerActions;
  /** Whether keys act on the picture. */
  readonly listens: boolean;
  /** A section that lays pictures on the piece; none for a picture without one. */
  readonly placing?: ReactNode;
  /** Content between the words of the picture and its parameters. */
  readonly children: ReactNode;
}

/**
 * The column next to the picture: its words, how the engine interpreted them, and all parameters needed to make it
 * again.
 */
export function ImageDetails(props: ImageDetailsProps) {
  const { image, panels, settings, actions, listens, placing, children } = props;
  const { seed } = image;
  const hasPrompt = image.prompt !== '';
  const isTake = Object.keys(image.take).length > 0;
  const vocabulary = useSceneVocabulary(isTake);
  return (
    <aside className={classes.column} aria-label="Details">
      <div className={classes.details}>
        <div className={classes.words}>
          <p className={classes.prompt} dir="auto">
            {pictureTitle(image)}
          </p>
          {image.prompt !== '' && <CopyButton label="Copy prompt" text={image.prompt} />}
        </div>
        <RemarkNotes remarks={image.remarks} className={classes.note} />
        {(image.brief.length > 0 || wordsNotDrawn(image.remarks).length > 0) && (
          <BriefChips key={`brief-${image.id}`} image={image} settings={settings} actions={actions} />
        )}
        <div className={classes.again}>
          <ScenePanels key={panels} image={image} actions={actions} />
          {placing && (
            // The lines of this panel are as long as the others of the column.
            <div key={`placing-${panels}`} style={{ '--inset': '0px' }} data-takes>
              {placing}
            </div>
          )}
        </div>
        {children}
        <div className={classes.actions}>
          <SceneActions key={`scene-${image.id}`} image={image} listens={listens} />
          {settings && (
            <Button
              variant="default"
              size="md"
              onClick={() => {
                const own = settingsOf(settings);
                actions.useAll(settings.page, wordsWithTake(image, own, vocabulary), seed);
              }}
            >
              Use all
            </Button>
          )}
          {seed !== null && hasPrompt && (
            <Button variant="default" size="md" onClick={() => actions.useSeed(seed)}>
              Use seed
            </Button>
          )}
        </div>
        {settings && isTake && <p className={classes.aside}>Use all adds these differences to the prompt.</p>}
        <Parameters image={image} settings={settings} />
      </div>
    </aside>
  );
}

/** How exactly the picture shows a colour. A CIEDE2000 difference below 1 is not visible. */
const reachedWords = (asked: string, { hex, difference }: NonNullable<BriefChip['reached']>): string =>
  `${asked} shown as ${hex} (ΔE ${difference.toFixed(1)})`;

function Parameters({ image, settings }: Pick<ImageDetailsProps, 'image' | 'settings'>) {
  const productName = useProductName();
  const model = MODELS.find((known) => known === image.model);
  const drawn = image.prompt !== '';
  const own = settings && settingsOf(settings);
  const rows: readonly (readonly [string, string | false | null | undefined])[] = [
    ['Tool', drawn || image.tool === null ? null : toolName(image.tool)],
    ['Model', drawn && model && modelTitle(model, productName)],
    ['Drawn from', drawn && image.parent_image_id !== null ? `#${image.parent_image_id}` : null],
    ['Size', `${image.width} × ${image.height}`],
    ['Seed', drawn ? image.seed?.toString() : null],
    ['Guidance', drawn ? own?.guidance.toString() : null],
    ['Scale', own && modeHas(settings.page, 'upscale') ? `${own.upscale}X` : null],
    ['Faces', own?.faceEnhance ? 'Enhanced' : null],
    ['Image type', own?.sensitivity === 'anime' ? 'Illustration' : null],
    ['Styles', own?.styles.join(', ')],
    ['LoRAs', own?.loras.map(({ name, strength }) => `${name} (${strength})`).join(', ')],
    ['Accent', own?.accentPrompt],
    ['Excluded', image.negative_prompt],
    ['Background', own?.background],
    ['Quality', own?.highQuality ? 'HD' : null],
    ['Engine', image.engine],
    ...image.brief.flatMap(({ label, hex, reached }) =>
      hex && reached ? [[`Colour ${label}`, reachedWords(hex, reached)] as const] : [],
    ),
  ];
  return (
    <dl className={classes.parameters}>
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
      <div>
        <dt>Created</dt>
        <dd>
          <RelativeTime moment={image.created_at} />
        </dd>
      </div>
    </dl>
  );
}

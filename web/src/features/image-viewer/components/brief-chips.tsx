import { Button, Menu } from '@mantine/core';
import { correctPrompt, hasWords, type BriefChip, type ImageItem, type RenderSettings } from '@kenna/contract';
import { useState } from 'react';
import { useSceneVocabulary } from '../image-viewer.api.ts';
import type { ViewerActions } from '../viewer-actions.ts';
import classes from './image-viewer.module.css';

interface BriefChipsProps {
  readonly image: ImageItem;
  readonly settings: RenderSettings | undefined;
  readonly actions: ViewerActions;
}

/** How the words were read. A chip of the prompt is replaced or taken away, and the picture drawn again by its seed. */
export function BriefChips({ image, settings, actions }: BriefChipsProps) {
  const [replaced, setReplaced] = useState<ReadonlyMap<number, string | null>>(new Map());
  const [sent, setSent] = useState(false);
  const chips = image.brief.filter(({ source }) => source === 'prompt');
  const others = image.brief.filter(({ source }) => source !== 'prompt');
  const prompt = correctPrompt(image.prompt, chips, { replaced, added: [] });
  const change = (index: number, label: string | null) => setReplaced(new Map(replaced).set(index, label));
  const draw = async (from: RenderSettings) => {
    const { page, accent_prompt, negative_prompt, prompt_styles, model, guidance_slider } = from;
    const { background_type, hd_image_quality } = from;
    const words = { page, prompt, accent_prompt, negative_prompt, prompt_styles, model, guidance_slider };
    const shape = { image_width: image.width, image_height: image.height, background_type, hd_image_quality };
    const takes = Object.keys(image.take).length > 0 ? { takes: [image.take] } : {};
    setSent(await actions.draw({ ...words, ...shape, ...takes, seed: image.seed, image_count: 1 }));
  };
  return (
    <section>
      <h2 className={classes.heading}>Understood as</h2>
      <ul className={classes.chips}>
        {chips.map((chip, index) => (
          <li key={`${chip.kind}-${chip.start}-${chip.name}`} title={chip.kind}>
            <ChipMenu chip={chip} now={replaced.get(index)} onChange={(label) => change(index, label)} />
          </li>
        ))}
        {others.map(({ kind, label }) => (
          <li key={`${kind}-${label}`} title={kind}>
            {label}
          </li>
        ))}
      </ul>
      {replaced.size > 0 && settings && (
        <div className={classes.correction}>
          <p>{prompt || 'Nothing is left to draw'}</p>
          <Button disabled={prompt === ''} onClick={() => void draw(settings)}>
            Draw again
          </Button>
          <Button variant="default" onClick={() => setReplaced(new Map())}>
            Undo
          </Button>
          <p>{actions.price(1)}</p>
        </div>
      )}
      <p role="status">{sent && 'It is being drawn again, first among your results.'}</p>
    </section>
  );
}

interface ChipMenuProps {
  readonly chip: BriefChip;
  /** What comes in its place: undefined for itself, null for nothing. */
  readonly now: string | null | undefined;
  readonly onChange: (label: string | null) => void;
}

function ChipMenu({ chip, now, onChange }: ChipMenuProps) {
  const vocabulary = useSceneVocabulary();
  const { kind, name, label, hex } = chip;
  const words = kind === 'attribute' ? vocabulary?.attributes[name.split('=')[0] ?? ''] : vocabulary?.kinds[kind];
  if (!hasWords(chip)) return <>{label}</>;
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <button type="button" className={classes.chip} data-gone={now === null}>
          {now ?? label}
          {hex !== undefined && now === undefined && <i style={{ '--colour': hex }} />}
        </button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        <Menu.Item onClick={() => onChange(null)}>Take away</Menu.Item>
        {words?.map((word) => (
          <Menu.Item key={word.name} onClick={() => onChange(word.label)}>
            {word.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

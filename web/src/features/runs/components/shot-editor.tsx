import {
  ASPECT_SIZES,
  MODEL_LABELS,
  MODELS,
  modelTitle,
  placeholdersOf,
  PROMPT_LIMIT,
  type Model,
} from '@kenna/contract';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useProductName } from '../../../lib/text/product-name.ts';
import { BackgroundPicker } from '../../../ui/fields/background-picker.tsx';
import { ChoiceField } from '../../../ui/fields/choice-field.tsx';
import type { DraftShot } from '../run-draft.ts';
import { useViews } from '../runs.api.ts';
import classes from './run-recipe.module.css';

interface ShotEditorProps {
  readonly shot: DraftShot;
  /** All columns of the sheet. */
  readonly columns: readonly string[];
  readonly onChange: (shot: DraftShot) => void;
  readonly onRemove: () => void;
}

const SHAPES = [
  { value: 'square', label: 'Square' },
  { value: 'wide', label: 'Wide' },
  { value: 'tall', label: 'Tall' },
] as const;
type Shape = (typeof SHAPES)[number]['value'];

/** The named shape of a shot; another size, set through the API, counts as none of them. */
const shapeOf = ({ image_width: width, image_height: height }: DraftShot): Shape | 'other' =>
  SHAPES.find(({ value }) => ASPECT_SIZES[value].width === width && ASPECT_SIZES[value].height === height)?.value ??
  'other';

/** The words and settings of one shot. */
export function ShotEditor({ shot, columns, onChange, onRemove }: ShotEditorProps) {
  const productName = useProductName();
  const views = useViews().data ?? [];
  const texts = [shot.prompt, shot.negative_prompt].join(' ');
  const unknown = placeholdersOf(texts).filter((column) => !columns.includes(column));
  const change = (part: Partial<DraftShot>) => onChange({ ...shot, ...part });
  const { view: _, ...otherTake } = shot.take;
  return (
    <fieldset className={classes.shot}>
      <legend className={classes.legend}>{shot.name}</legend>
      <TextInput
        label="Name"
        maxLength={40}
        value={shot.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Textarea
        label="Words"
        description={`Braces are replaced by the product's text: ${columns.map((column) => `{${column}}`).join(' ')}`}
        error={unknown.length > 0 && `The sheet has no column ${unknown.map((column) => `{${column}}`).join(' ')}`}
        autosize
        dir="auto"
        minRows={2}
        maxLength={PROMPT_LIMIT}
        value={shot.prompt}
        onChange={(event) => change({ prompt: event.currentTarget.value })}
      />
      <div className={classes.pair}>
        <NativeSelect
          label="Model"
          value={shot.model}
          data={MODELS.map((model) => ({
            value: model,
            label: `${modelTitle(model, productName)}, ${MODEL_LABELS[model].look}`,
          }))}
          onChange={(event) => change({ model: event.currentTarget.value as Model })}
        />
        {views.length > 0 && (
          <NativeSelect
            label="View"
            value={shot.take.view ?? ''}
            data={[
              { value: '', label: 'As the words say' },
              ...views.map(({ name, label }) => ({ value: name, label })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              change({ take: value === '' ? otherTake : { ...otherTake, view: value } })
            }
          />
        )}
      </div>
      <ChoiceField
        legend="Shape"
        value={shapeOf(shot)}
        choices={SHAPES}
        onChange={(shape) => {
          if (shape === 'other') return;
          const { width, height } = ASPECT_SIZES[shape];
          change({ image_width: width, image_height: height });
        }}
      />
      <BackgroundPicker
        legend="Background"
        unset="Words"
        value={shot.background_type}
        onChange={(background) => change({ background_type: background })}
      />
      <Button variant="default" className={classes.remove ?? ''} onClick={onRemove}>
        Remove this shot
      </Button>
    </fieldset>
  );
}

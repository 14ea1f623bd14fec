import {
  ASPECT_SIZES,
  MODEL_LABELS,
  MODELS,
  modelTitle,
  PHOTOGRAPH_LIMIT,
  PROMPT_LIMIT,
  SHOT_NAME_LIMIT,
  type Model,
} from '@kenna/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useProductName } from '../../../lib/text/product-name.ts';
import { BackgroundPicker } from '../../../ui/fields/background-picker.tsx';
import { ChoiceField } from '../../../ui/fields/choice-field.tsx';
import type { DraftShot } from '../run-draft.ts';
import { useViews } from '../runs.api.ts';
import type { PersonPictures } from './person-field.tsx';
import { ProductWords } from './product-words.tsx';
import classes from './run-recipe.module.css';
import { StepsEditor } from './steps-editor.tsx';

interface ShotEditorProps extends PersonPictures {
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

const BEGINNINGS = [
  { value: 'words', label: 'Words' },
  { value: 'photograph', label: 'A photograph' },
] as const;
const PHOTOGRAPHS = Array.from({ length: PHOTOGRAPH_LIMIT }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? 'The first one' : `Number ${index + 1}`,
}));

/** What one shot begins with, and the steps that follow. */
export function ShotEditor({ shot, columns, onChange, onRemove, ...pictures }: ShotEditorProps) {
  const change = (part: Partial<DraftShot>) => onChange({ ...shot, ...part });
  return (
    <fieldset className={classes.shot}>
      <legend className={classes.legend}>{shot.name}</legend>
      <TextInput
        label="Name"
        maxLength={SHOT_NAME_LIMIT}
        value={shot.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <ChoiceField
        legend="Starts from"
        value={shot.photograph === null ? 'words' : 'photograph'}
        choices={BEGINNINGS}
        onChange={(beginning) => change({ photograph: beginning === 'words' ? null : 1 })}
      />
      {shot.photograph === null ? (
        <DrawnPicture shot={shot} columns={columns} onChange={change} />
      ) : (
        <NativeSelect
          label="Photograph"
          description="Photographs of a product are numbered in the order in which they were added."
          value={shot.photograph}
          data={PHOTOGRAPHS}
          onChange={(event) => change({ photograph: Number(event.currentTarget.value) })}
        />
      )}
      <StepsEditor {...pictures} steps={shot.steps} columns={columns} onChange={(steps) => change({ steps })} />
      <Button variant="default" className={classes.remove ?? ''} onClick={onRemove}>
        Remove this shot
      </Button>
    </fieldset>
  );
}

interface DrawnPictureProps extends Pick<ShotEditorProps, 'shot' | 'columns'> {
  readonly onChange: (part: Partial<DraftShot>) => void;
}

/** The words and settings with which the first picture is drawn. */
function DrawnPicture({ shot, columns, onChange: change }: DrawnPictureProps) {
  const productName = useProductName();
  const views = useViews().data ?? [];
  const { view: _, ...otherTake } = shot.take;
  return (
    <>
      <ProductWords
        label="Words"
        limit={PROMPT_LIMIT}
        columns={columns}
        value={shot.prompt}
        onChange={(prompt) => change({ prompt })}
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
            data={[{ value: '', label: 'As described' }, ...views.map(({ name, label }) => ({ value: name, label }))]}
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
    </>
  );
}

import {
  CANVAS_SIDE_MAXIMUM,
  CUSTOM_SIDE_MINIMUM,
  GARMENT_CHOICES,
  MODE_TABLE,
  PROMPT_LIMIT,
  STEP_LIMIT,
  UPSCALE_FACTORS,
  type RunStepView,
  type StepTool,
} from '@kenna/contract';
import { NativeSelect, NumberInput, Switch } from '@mantine/core';
import { mdiArrowDown, mdiArrowUp, mdiClose } from '@mdi/js';
import { hintOf, SettingControl } from '../../../ui/fields/setting-control.tsx';
import { BackgroundPicker } from '../../../ui/fields/background-picker.tsx';
import { ChoiceField } from '../../../ui/fields/choice-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { movedStep, newStep, STEP_CHOICES } from '../shot-steps.ts';
import { PersonField, type PersonPictures } from './person-field.tsx';
import { ProductWords } from './product-words.tsx';
import classes from './steps-editor.module.css';

interface StepsEditorProps extends PersonPictures {
  readonly steps: readonly RunStepView[];
  /** All columns of the sheet. */
  readonly columns: readonly string[];
  readonly onChange: (steps: RunStepView[]) => void;
}

/** The tools that work on the picture of a shot, one after the other. */
export function StepsEditor({ steps, columns, onChange, ...pictures }: StepsEditorProps) {
  return (
    <div className={classes.steps}>
      <ol className={classes.list} aria-label="Steps">
        {steps.map((step, place) => (
          // Steps have no identity of their own: their order is what they are.
          <li key={place}>
            <fieldset className={classes.step}>
              <legend className={classes.legend}>{`${place + 1}. ${MODE_TABLE[step.page].navigation}`}</legend>
              <div className={classes.order}>
                <IconButton
                  icon={mdiArrowUp}
                  label={`Move step ${place + 1} up`}
                  disabled={place === 0}
                  onClick={() => onChange(movedStep(steps, place, -1))}
                />
                <IconButton
                  icon={mdiArrowDown}
                  label={`Move step ${place + 1} down`}
                  disabled={place === steps.length - 1}
                  onClick={() => onChange(movedStep(steps, place, 1))}
                />
                <IconButton
                  icon={mdiClose}
                  label={`Remove step ${place + 1}`}
                  onClick={() => onChange(steps.filter((_, index) => index !== place))}
                />
              </div>
              <StepSettings
                step={step}
                columns={columns}
                {...pictures}
                onChange={(changed) => onChange(steps.map((each, index) => (index === place ? changed : each)))}
              />
            </fieldset>
          </li>
        ))}
      </ol>
      <NativeSelect
        label="Add a step"
        description="It works on the picture from the step before and is charged as one picture."
        disabled={steps.length >= STEP_LIMIT}
        value=""
        data={[{ value: '', label: 'Choose a tool' }, ...STEP_CHOICES]}
        onChange={({ currentTarget: { value } }) => value !== '' && onChange([...steps, newStep(value as StepTool)])}
      />
    </div>
  );
}

interface StepProps extends PersonPictures {
  readonly step: RunStepView;
  readonly columns: readonly string[];
  readonly onChange: (step: RunStepView) => void;
}

function StepSettings({ step, columns, onChange, ...pictures }: StepProps) {
  switch (step.page) {
    case 'RemoveBackground':
      return (
        <>
          <BackgroundPicker
            legend="Background"
            value={step.background_type ?? 'transparent'}
            onChange={(background) => onChange({ ...step, background_type: background })}
          />
          <Switch
            label={hintOf('RemoveBackground', 'highQuality')}
            checked={step.hd_image_quality}
            onChange={(event) => onChange({ ...step, hd_image_quality: event.currentTarget.checked })}
          />
        </>
      );
    case 'Backdrop':
      return (
        <>
          <BackgroundPicker
            legend="Background, with a shadow"
            unset="Words"
            value={step.background_type}
            onChange={(background) => onChange({ ...step, background_type: background })}
          />
          {step.background_type === null && (
            <ProductWords
              label="Place"
              limit={PROMPT_LIMIT}
              columns={columns}
              value={step.prompt}
              onChange={(prompt) => onChange({ ...step, prompt })}
            />
          )}
          <div className={classes.pair}>
            <Side
              label="Width"
              value={step.image_width}
              onChange={(side) => onChange({ ...step, image_width: side })}
            />
            <Side
              label="Height"
              value={step.image_height}
              onChange={(side) => onChange({ ...step, image_height: side })}
            />
          </div>
        </>
      );
    case 'LineToDrawing':
      return (
        <>
          <ProductWords
            label="Cloth and colours"
            limit={PROMPT_LIMIT}
            columns={columns}
            value={step.prompt}
            onChange={(prompt) => onChange({ ...step, prompt })}
          />
          <SettingControl
            mode="LineToDrawing"
            name="edges"
            value={step.edges}
            onChange={({ edges = step.edges }) => onChange({ ...step, edges })}
          />
        </>
      );
    case 'VirtualTryOn':
      return (
        <>
          <PersonField
            {...pictures}
            value={step.prompt_image_url}
            onChange={(url) => onChange({ ...step, prompt_image_url: url })}
          />
          <ChoiceField
            legend="Where it is worn"
            value={step.category}
            choices={GARMENT_CHOICES}
            onChange={(category) => onChange({ ...step, category })}
          />
          <ProductWords
            label="How it is worn"
            limit={PROMPT_LIMIT}
            columns={columns}
            value={step.prompt}
            onChange={(prompt) => onChange({ ...step, prompt })}
          />
        </>
      );
    case 'CreateVariations':
      return (
        <ProductWords
          label="What is different"
          limit={PROMPT_LIMIT}
          columns={columns}
          value={step.prompt}
          onChange={(prompt) => onChange({ ...step, prompt })}
        />
      );
    case 'EditWithChat':
      return (
        <ProductWords
          label="What to change"
          limit={PROMPT_LIMIT}
          columns={columns}
          value={step.text}
          onChange={(text) => onChange({ ...step, text })}
        />
      );
    case 'UpscaleAndFacelift':
      return (
        <>
          <ChoiceField
            legend="Enlarge"
            value={step.upscale}
            choices={UPSCALE_FACTORS.map((factor) => ({ value: factor, label: `${factor}X` }))}
            onChange={(upscale) => onChange({ ...step, upscale })}
          />
          <Switch
            label="Sharpen faces"
            checked={step.face_enhance === 1}
            onChange={(event) => onChange({ ...step, face_enhance: event.currentTarget.checked ? 1 : 0 })}
          />
        </>
      );
  }
}

interface SideProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (side: number) => void;
}

/** A side in pixels. What is typed is taken once it is a size that the tool can make. */
const Side = ({ label, value, onChange }: SideProps) => (
  <NumberInput
    label={label}
    suffix=" px"
    allowDecimal={false}
    min={CUSTOM_SIDE_MINIMUM}
    max={CANVAS_SIDE_MAXIMUM}
    value={value}
    onChange={(side) => {
      if (typeof side === 'number' && side >= CUSTOM_SIDE_MINIMUM && side <= CANVAS_SIDE_MAXIMUM) onChange(side);
    }}
  />
);

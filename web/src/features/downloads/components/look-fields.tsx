import { FORMATS, SIZE_PRESETS, SVG_DETAILS, type SaveOptions, type SvgDetail } from '@kenna/contract';
import { ChoiceField } from '../../../ui/fields/choice-field.tsx';
import { BackgroundPicker } from '../../../ui/fields/background-picker.tsx';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import { changeLook } from '../save-look.store.ts';

const DETAILS: Record<SvgDetail, { label: string; hint: string }> = {
  draft: { label: 'Draft', hint: 'Few colours' },
  fine: { label: 'Fine', hint: 'Balanced' },
  finest: { label: 'Finest', hint: 'Large file' },
};

/** Field for how closely a vector drawing follows its picture. */
export const DetailField = ({ value }: { value: SvgDetail }) => (
  <ChoiceField
    legend="Detail"
    value={value}
    choices={SVG_DETAILS.map((detail) => ({ value: detail, ...DETAILS[detail] }))}
    onChange={(detail) => changeLook({ detail })}
  />
);

interface LookFieldsProps {
  readonly options: SaveOptions;
  /** True when a picture has transparent areas. */
  readonly seesThrough: boolean;
}

/** Fields for the settings that the chosen format and size leave open. */
export function LookFields({ options, seesThrough }: LookFieldsProps) {
  const { format, size, fit, background, quality } = options;
  const isFramed = SIZE_PRESETS[size].frame !== null;
  const isFree = size !== 'marketplace' && size !== 'transparent';
  const showsBackground = isFree && (seesThrough || (isFramed && fit === 'contain'));
  return (
    <>
      {isFramed && isFree && (
        <ChoiceField
          legend="Fit"
          value={fit}
          choices={[
            { value: 'contain', label: 'Whole picture', hint: 'Background around it' },
            { value: 'cover', label: 'Fill the frame', hint: 'Edges cut off' },
          ]}
          onChange={(chosen) => changeLook({ fit: chosen })}
        />
      )}
      {showsBackground && (
        <BackgroundPicker
          legend="Background"
          value={background}
          clear={format !== 'jpg'}
          onChange={(chosen) => changeLook({ background: chosen })}
        />
      )}
      {FORMATS[format].hasQuality && (
        <RangeField
          label="Quality"
          value={quality}
          min={40}
          max={100}
          onChange={(chosen) => changeLook({ quality: chosen })}
        />
      )}
    </>
  );
}

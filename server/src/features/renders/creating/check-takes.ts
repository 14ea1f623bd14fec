import { TAKE_FIELDS, type SceneTake, type SceneVocabulary, type TakeField } from '@kenna/contract';
import { invalidFields } from '../../../shared/app-error.ts';

const HEX = /^#[0-9a-f]{6}$/i;

/**
 * Normalises the takes' colours to `#rrggbb`. @throws AppError `invalid_fields`, each with its path: `takes.0.view`.
 */
export function checkTakes(takes: readonly SceneTake[], { kinds }: SceneVocabulary): SceneTake[] {
  const faults: Record<string, string> = {};
  const valueOf = (field: TakeField, value: string, index: number): string => {
    if (field === 'colour' && HEX.test(value)) return value.toLowerCase();
    const known = kinds[field]?.find(({ name }) => name === value);
    if (known) return field === 'colour' ? (known.hex ?? value) : value;
    const hint = field === 'colour' ? 'a colour such as navy or #1f2a44' : `a ${field} of the vocabulary`;
    faults[`takes.${index}.${field}`] = `Use ${hint}`;
    return value;
  };
  const checked = takes.map((take, index) =>
    Object.fromEntries(
      TAKE_FIELDS.flatMap((field) => {
        const value = take[field];
        return value === undefined ? [] : [[field, valueOf(field, value, index)]];
      }),
    ),
  );
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  return checked;
}

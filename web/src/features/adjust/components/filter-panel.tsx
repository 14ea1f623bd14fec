import { FILTERS } from '@kenna/contract';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import type { AdjustEditor } from '../use-adjust-editor.ts';
import { FilterChoice } from './filter-choice.tsx';

/** The filters as pictures of the own picture, and how strong the chosen one is. */
export function FilterPanel({ editor }: { editor: AdjustEditor }) {
  const { filter, filter_opacity: opacity } = editor.adjustment;
  return (
    <>
      <FilterChoice
        picture={editor.source.origin}
        filters={FILTERS}
        chosen={filter}
        onChoose={(value) => editor.change('filter', { filter: value })}
      />
      {filter !== 'none' && (
        <RangeField
          label="Opacity"
          min={0}
          max={100}
          value={opacity}
          onChange={(value) => editor.change('opacity', { filter_opacity: value })}
        />
      )}
    </>
  );
}

import { NativeSelect } from '@mantine/core';
import { FILTERS, type Filter } from '@kenna/contract';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import type { AdjustEditor } from '../use-adjust-editor.ts';

export function FilterPanel({ editor }: { editor: AdjustEditor }) {
  const { filter, filter_opacity: opacity } = editor.adjustment;
  return (
    <>
      <NativeSelect
        label="Filter"
        size="md"
        value={filter}
        data={[...FILTERS]}
        onChange={(event) => editor.change('filter', { filter: event.currentTarget.value as Filter })}
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

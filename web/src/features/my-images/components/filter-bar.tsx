import { Button, TextInput } from '@mantine/core';
import { IMAGE_COLOURS, IMAGE_SHAPES, IMAGE_TOOLS, MODELS, modelTitle } from '@kenna/contract';
import { mdiCalendarOutline, mdiMagnify } from '@mdi/js';
import { toolName } from '../../../lib/pictures/picture-title.ts';
import { useProductName } from '../../../lib/text/product-name.ts';
import { useDraftText } from '../../../lib/forms/use-draft-text.ts';
import { Popover } from '../../../ui/layers/popover.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { isFiltered, type LibraryFilter } from '../library-filter.ts';
import classes from './library.module.css';

type Change = (change: { readonly [field in keyof LibraryFilter]?: string | null }) => void;

interface FilterBarProps {
  readonly filter: LibraryFilter;
  readonly onChange: Change;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Searches the prompts and filters the pictures. */
export function FilterBar({ filter, onChange }: FilterBarProps) {
  const productName = useProductName();
  const [search, setSearch] = useDraftText(filter.search ?? '', (text) => onChange({ search: text.trim() || null }));
  return (
    <search className={classes.filters}>
      <TextInput
        type="search"
        aria-label="Search in prompts"
        placeholder="Search in prompts"
        size="md"
        leftSection={<Icon path={mdiMagnify} />}
        className={classes.search ?? ''}
        value={search}
        maxLength={200}
        data-search
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Choice field="tool" label="Tool" filter={filter} onChange={onChange}>
        {IMAGE_TOOLS.map((tool) => [tool, toolName(tool)])}
      </Choice>
      <Choice field="model" label="Model" filter={filter} onChange={onChange}>
        {MODELS.map((model) => [model, modelTitle(model, productName)])}
      </Choice>
      <Choice field="colour" label="Colour" filter={filter} onChange={onChange}>
        {IMAGE_COLOURS.map((colour) => [colour, capital(colour)])}
      </Choice>
      <Choice field="shape" label="Shape" filter={filter} onChange={onChange}>
        {IMAGE_SHAPES.map((shape) => [shape, capital(shape)])}
      </Choice>
      <Days filter={filter} onChange={onChange} />
      {isFiltered(filter) && (
        <Button
          variant="subtle"
          color="gray"
          size="md"
          className={classes.clear ?? ''}
          onClick={() => {
            setSearch('');
            onChange({ search: null, tool: null, model: null, colour: null, shape: null, from: null, until: null });
          }}
        >
          Clear all
        </Button>
      )}
    </search>
  );
}

interface ChoiceProps extends FilterBarProps {
  readonly field: 'tool' | 'model' | 'colour' | 'shape';
  readonly label: string;
  readonly children: readonly (readonly [string, string])[];
}

function Choice({ field, label, filter, onChange, children }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      className={classes.choice}
      value={filter[field] ?? ''}
      data-set={filter[field] !== undefined}
      onChange={(event) => onChange({ [field]: event.currentTarget.value || null })}
    >
      <option value="">{label}</option>
      {children.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Filters the pictures by the days on which they were made. */
function Days({ filter: { from, until }, onChange }: FilterBarProps) {
  const range = [from, until].every(Boolean) ? `${from} – ${until}` : from ? `From ${from}` : until && `Until ${until}`;
  return (
    <Popover position="bottom-start" shadow="md" trapFocus>
      <Popover.Target>
        <button type="button" className={classes.choice} data-set={Boolean(range)}>
          <Icon path={mdiCalendarOutline} size={18} />
          {range ?? 'Date'}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.days ?? ''} aria-label="Date">
        <Day label="From" value={from} max={until} onChange={(day) => onChange({ from: day })} />
        <Day label="Until" value={until} min={from} onChange={(day) => onChange({ until: day })} />
      </Popover.Dropdown>
    </Popover>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onChange: (day: string | null) => void;
}

function Day({ label, value = '', min, max, onChange }: DayProps) {
  const [day, setDay] = useDraftText(value, (typed) => onChange(typed || null));
  return (
    <label>
      {label}
      <input type="date" value={day} min={min} max={max} onChange={(event) => setDay(event.currentTarget.value)} />
    </label>
  );
}

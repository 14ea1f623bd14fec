import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IMAGE_COLOURS, IMAGE_SHAPES, IMAGE_TOOLS, MODELS, modelTitle } from '@kenna/contract';
import { mdiCalendarOutline, mdiMagnify, mdiTune } from '@mdi/js';
import { useEffect, useState } from 'react';
import { toolName } from '../../../lib/pictures/picture-title.ts';
import { useProductName } from '../../../lib/text/product-name.ts';
import { useDraftText } from '../../../lib/forms/use-draft-text.ts';
import { Modal } from '../../../ui/layers/modal.tsx';
import { Popover } from '../../../ui/layers/popover.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { isFiltered, NO_FILTER, type LibraryFilter } from '../library-filter.ts';
import classes from './library.module.css';

type Change = (change: { readonly [field in keyof LibraryFilter]?: string | null }) => void;

interface FilterProps {
  readonly filter: LibraryFilter;
  readonly onChange: Change;
}

interface FilterBarProps extends FilterProps {
  /** Called when the sheet with the filters of a phone begins or ends to cover the pictures. */
  readonly onCover: (isCovering: boolean) => void;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Searches the prompts and filters the pictures. */
export function FilterBar({ filter, onChange, onCover }: FilterBarProps) {
  const productName = useProductName();
  const [search, setSearch] = useDraftText(filter.search ?? '', (text) => onChange({ search: text.trim() || null }));
  const isSmall = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const isCovering = isSmall && isOpen;
  useEffect(() => {
    if (!isCovering) return;
    onCover(true);
    return () => onCover(false);
  }, [isCovering, onCover]);
  const set = Object.keys(filter).filter((field) => field !== 'search').length;
  const clear = () => {
    setSearch('');
    onChange(NO_FILTER);
  };
  const choices = (
    <>
      <Choice field="tool" label="Tool" filter={filter} isLabelled={isSmall} onChange={onChange}>
        {IMAGE_TOOLS.map((tool) => [tool, toolName(tool)])}
      </Choice>
      <Choice field="model" label="Model" filter={filter} isLabelled={isSmall} onChange={onChange}>
        {MODELS.map((model) => [model, modelTitle(model, productName)])}
      </Choice>
      <Choice field="colour" label="Colour" filter={filter} isLabelled={isSmall} onChange={onChange}>
        {IMAGE_COLOURS.map((colour) => [colour, capital(colour)])}
      </Choice>
      <Choice field="shape" label="Shape" filter={filter} isLabelled={isSmall} onChange={onChange}>
        {IMAGE_SHAPES.map((shape) => [shape, capital(shape)])}
      </Choice>
    </>
  );
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
      {isSmall ? (
        <Button variant="default" size="md" leftSection={<Icon path={mdiTune} />} onClick={() => setOpen(true)}>
          {set === 0 ? 'Filters' : `Filters (${set})`}
        </Button>
      ) : (
        <>
          {choices}
          <Days filter={filter} onChange={onChange} />
        </>
      )}
      {isFiltered(filter) && (
        <Button variant="subtle" color="gray" size="md" className={classes.clear ?? ''} onClick={clear}>
          Clear all
        </Button>
      )}
      {isSmall && (
        <Modal
          opened={isOpen}
          fullScreen
          title="Filters"
          classNames={{ title: classes.title ?? '' }}
          onClose={() => setOpen(false)}
        >
          <div className={classes.sheet}>
            {choices}
            <DayRange filter={filter} onChange={onChange} />
            <Button size="md" onClick={() => setOpen(false)}>
              Show images
            </Button>
          </div>
        </Modal>
      )}
    </search>
  );
}

interface ChoiceProps extends FilterProps {
  readonly field: 'tool' | 'model' | 'colour' | 'shape';
  readonly label: string;
  /** Whether the label stands above it; else it is its first choice. */
  readonly isLabelled: boolean;
  readonly children: readonly (readonly [string, string])[];
}

function Choice({ field, label, filter, isLabelled, onChange, children }: ChoiceProps) {
  return (
    <NativeSelect
      label={isLabelled ? label : undefined}
      aria-label={isLabelled ? undefined : label}
      size="md"
      className={classes.choice ?? ''}
      value={filter[field] ?? ''}
      data-set={filter[field] !== undefined}
      data={[
        { value: '', label: isLabelled ? 'Any' : label },
        ...children.map(([value, name]) => ({ value, label: name })),
      ]}
      onChange={(event) => onChange({ [field]: event.currentTarget.value || null })}
    />
  );
}

/** Filters the pictures by the days on which they were made. */
function Days({ filter, onChange }: FilterProps) {
  const { from, until } = filter;
  const [opened, setOpened] = useState(false);
  const range = [from, until].every(Boolean) ? `${from} – ${until}` : from ? `From ${from}` : until && `Until ${until}`;
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" shadow="md" trapFocus>
      <Popover.Target>
        <button
          type="button"
          className={classes.date}
          data-set={Boolean(range)}
          onClick={() => setOpened((open) => !open)}
        >
          <Icon path={mdiCalendarOutline} size={18} />
          {range ?? 'Date'}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.days ?? ''} aria-label="Date">
        <DayRange filter={filter} onChange={onChange} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Ranges of days up to today, by the number of their days. */
const RECENT = [7, 30] as const;

/** The day that many days ago, where the person is, as the date fields write it: 2026-05-31. */
function dayBefore(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() - days);
  return day.toLocaleDateString('sv-SE');
}

const DayRange = ({ filter: { from, until }, onChange }: FilterProps) => (
  <div className={classes.range}>
    <div className={classes.recent} role="group" aria-label="Recent days">
      {RECENT.map((days) => {
        const first = dayBefore(days - 1);
        const isSet = from === first && until === undefined;
        return (
          <button
            key={days}
            type="button"
            aria-pressed={isSet}
            onClick={() => onChange({ from: isSet ? null : first, until: null })}
          >
            {`Last ${days} days`}
          </button>
        );
      })}
    </div>
    <Day label="From" value={from} max={until} onChange={(day) => onChange({ from: day })} />
    <Day label="Until" value={until} min={from} onChange={(day) => onChange({ until: day })} />
    <Button
      variant="subtle"
      color="gray"
      disabled={from === undefined && until === undefined}
      onClick={() => onChange({ from: null, until: null })}
    >
      Clear
    </Button>
  </div>
);

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
      <input
        type="date"
        value={day}
        min={min}
        max={max}
        onChange={(event) => setDay(event.currentTarget.value)}
        // The button that closes the sheet may be pressed before the pause after typing is over.
        onBlur={() => day !== value && onChange(day || null)}
      />
    </label>
  );
}

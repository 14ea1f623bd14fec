import { OWN_COLUMNS, RUN_CAPS, type Plan, type RunView } from '@kenna/contract';
import { Button, TextInput } from '@mantine/core';
import { mdiClose, mdiPlus, mdiTableArrowUp } from '@mdi/js';
import { useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { newRow, withCell, withColumn, type SheetDraft } from '../run-draft.ts';
import { changePart, useRunDraft } from '../run-drafts.store.ts';
import { useSaveSheet } from '../save-run.api.ts';
import { ImportSheet } from './import-sheet.tsx';
import { SavePart } from './save-part.tsx';
import classes from './run-sheet.module.css';

interface RunSheetProps {
  readonly run: RunView;
  readonly plan: Plan;
  /** The saved sheet. */
  readonly saved: SheetDraft;
}

/** Rows that are shown at a time, so that a large sheet stays quick. */
const PAGE = 50;

/** An abbreviation is shown in capitals. */
const titleOf = (column: string) => (column === 'sku' ? 'SKU' : column);

/** The products of a run, typed or imported. */
export function RunSheet({ run, plan, saved }: RunSheetProps) {
  const [page, setPage] = useState(0);
  const [imports, setImports] = useState(false);
  const { sheet: unsaved } = useRunDraft(run.id);
  const sheet = unsaved?.value ?? saved;
  const onChange = (changed: SheetDraft) => changePart(run, 'sheet', changed);
  const save = useSaveSheet(run.id);
  const columns = [...OWN_COLUMNS, ...sheet.columns];
  const first = page * PAGE;
  const shown = sheet.rows.slice(first, first + PAGE);
  const add = () => {
    onChange({ ...sheet, rows: [...sheet.rows, newRow()] });
    setPage(Math.floor(sheet.rows.length / PAGE));
  };
  const max = RUN_CAPS[plan].rows;
  return (
    <section className={classes.sheet} aria-label="Products">
      <div className={classes.tools}>
        <Button
          variant="default"
          leftSection={<Icon path={mdiPlus} />}
          disabled={sheet.rows.length >= max}
          onClick={add}
        >
          Add a product
        </Button>
        <Button variant="default" leftSection={<Icon path={mdiTableArrowUp} />} onClick={() => setImports(true)}>
          Paste or import
        </Button>
        <NewColumn sheet={sheet} onChange={onChange} />
      </div>
      <SavePart
        run={run}
        part="sheet"
        title="Save products"
        unsaved={unsaved}
        save={save}
        onSave={(isForced) => save.mutate({ value: sheet, ...(!isForced && unsaved) })}
      />
      <p className={classes.count}>
        {sheet.rows.length.toLocaleString('en')} of {max.toLocaleString('en')} products. The words of a shot can contain{' '}
        {columns.map((column) => `{${column}}`).join(' ')}, which stand for the texts of each product.
      </p>
      <div className={classes.frame}>
        <table className={classes.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <span className={classes.columnName}>
                    {titleOf(column)}
                    {sheet.columns.includes(column) && (
                      <IconButton
                        icon={mdiClose}
                        label={`Remove the column ${column}`}
                        onClick={() => onChange({ ...sheet, columns: sheet.columns.filter((name) => name !== column) })}
                      />
                    )}
                  </span>
                </th>
              ))}
              <th scope="col">
                <span className={classes.unseen}>Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row, index) => (
              <tr key={row.key}>
                {columns.map((column) => (
                  <td key={column}>
                    <input
                      dir="auto"
                      aria-label={`${titleOf(column)}, row ${first + index + 1}`}
                      value={column === 'sku' || column === 'name' ? row[column] : (row.values[column] ?? '')}
                      onChange={(event) => onChange(withCell(sheet, row.key, column, event.currentTarget.value))}
                    />
                  </td>
                ))}
                <td>
                  <IconButton
                    icon={mdiClose}
                    label={`Remove row ${first + index + 1}`}
                    onClick={() => onChange({ ...sheet, rows: sheet.rows.filter(({ key }) => key !== row.key) })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {sheet.rows.length > PAGE && (
        <nav className={classes.tools} aria-label="Pages of products">
          <Button variant="default" disabled={page === 0} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <span>
            {first + 1} to {Math.min(first + PAGE, sheet.rows.length)}
          </span>
          <Button variant="default" disabled={first + PAGE >= sheet.rows.length} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </nav>
      )}
      {imports && (
        <ImportSheet
          onClose={() => setImports(false)}
          onTake={(taken) => {
            onChange(taken);
            setPage(0);
            setImports(false);
          }}
        />
      )}
    </section>
  );
}

interface NewColumnProps {
  readonly sheet: SheetDraft;
  readonly onChange: (sheet: SheetDraft) => void;
}

function NewColumn({ sheet, onChange }: NewColumnProps) {
  const [name, setName] = useState('');
  const next = withColumn(sheet, name);
  return (
    <form
      className={classes.column}
      onSubmit={(event) => {
        event.preventDefault();
        if (next === null) return;
        onChange(next);
        setName('');
      }}
    >
      <TextInput
        aria-label="Name of a new column"
        placeholder="New column"
        maxLength={40}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={next === null}>
        Add column
      </Button>
    </form>
  );
}

import { COLUMN_NAME_LIMIT, OWN_COLUMNS, RUN_CAPS, type Plan, type RunView } from '@kenna/contract';
import { Button, TextInput } from '@mantine/core';
import { mdiClose, mdiImageOffOutline, mdiImagePlusOutline, mdiPlus, mdiTableArrowUp } from '@mdi/js';
import { useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import { PhotographsDialog } from '../photographs/photographs-dialog.tsx';
import type { UploadPhotograph } from '../photographs/use-photograph-uploads.ts';
import {
  newRow,
  withCell,
  withColumn,
  withoutPhotographs,
  withPhotographsOf,
  type DraftRow,
  type SheetDraft,
} from '../run-draft.ts';
import { changePart, changeSheet, useRunDraft } from '../run-drafts.store.ts';
import { useSaveSheet } from '../save-run.api.ts';
import { ImportSheet } from './import-sheet.tsx';
import { SavePart } from './save-part.tsx';
import classes from './run-sheet.module.css';

interface RunSheetProps {
  readonly run: RunView;
  readonly plan: Plan;
  /** The saved sheet. */
  readonly saved: SheetDraft;
  readonly upload: UploadPhotograph;
  /** Explicit photographs are hidden otherwise. */
  readonly allowExplicit: boolean;
}

/** Rows that are shown at a time, so that a large sheet stays quick. */
const PAGE = 50;

/** An abbreviation is shown in capitals. */
const titleOf = (column: string) => (column === 'sku' ? 'SKU' : column);

/** The products of a run, typed or imported. */
export function RunSheet({ run, plan, saved, upload, allowExplicit }: RunSheetProps) {
  const [page, setPage] = useState(0);
  const [imports, setImports] = useState(false);
  const [addsPhotographs, setAddsPhotographs] = useState(false);
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
  const hasPhotographs = sheet.rows.some(({ photographs }) => photographs.length > 0);
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
        <Button
          variant="default"
          leftSection={<Icon path={mdiImagePlusOutline} />}
          onClick={() => setAddsPhotographs(true)}
        >
          Add photographs
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
              {hasPhotographs && <th scope="col">Photographs</th>}
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
                {hasPhotographs && (
                  <td>
                    <Photographs
                      row={row}
                      place={first + index + 1}
                      allowExplicit={allowExplicit}
                      onRemove={() => onChange(withoutPhotographs(sheet, row.key))}
                    />
                  </td>
                )}
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
            onChange(withPhotographsOf(taken, sheet));
            setPage(0);
            setImports(false);
          }}
        />
      )}
      {addsPhotographs && (
        <PhotographsDialog
          sheet={sheet}
          maxRows={max}
          upload={upload}
          onChange={(change) => changeSheet(run, saved, change)}
          onClose={() => setAddsPhotographs(false)}
        />
      )}
    </section>
  );
}

interface PhotographsProps {
  readonly row: DraftRow;
  /** The place of the row in the sheet, from 1. */
  readonly place: number;
  readonly allowExplicit: boolean;
  readonly onRemove: () => void;
}

/** The photographs of one product, in their order. */
function Photographs({ row: { photographs }, place, allowExplicit, onRemove }: PhotographsProps) {
  if (photographs.length === 0) return <span className={classes.none}>None</span>;
  return (
    <span className={classes.photographs}>
      {photographs.map(({ id, image }, index) =>
        image === null ? (
          <span key={id} className={classes.gone} title="In the bin, or deleted">
            <Icon path={mdiImageOffOutline} />
            <span className={classes.unseen}>{`Photograph ${index + 1}, row ${place}: in the bin, or deleted`}</span>
          </span>
        ) : (
          <Thumb
            key={id}
            image={{ webp_image_url: image.small_url, variants: [], thumbhash: image.thumbhash }}
            veiled={image.is_nsfw && !allowExplicit}
            alt={`Photograph ${index + 1}, row ${place}`}
          />
        ),
      )}
      <IconButton icon={mdiClose} label={`Remove the photographs of row ${place}`} onClick={onRemove} />
    </span>
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
        maxLength={COLUMN_NAME_LIMIT}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={next === null}>
        Add column
      </Button>
    </form>
  );
}

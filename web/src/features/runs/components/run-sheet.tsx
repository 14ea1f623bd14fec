import { COLUMN_NAME_LIMIT, counted, RUN_CAPS, type Plan, type RunView } from '@kenna/contract';
import { Button, TextInput } from '@mantine/core';
import { mdiImagePlusOutline, mdiPlus, mdiRedo, mdiTableArrowUp, mdiTableColumnPlusAfter, mdiUndo } from '@mdi/js';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { isSame } from '../../../lib/drafts/edit-history.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Menu } from '../../../ui/layers/menu.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { RunDialog } from '../run-dialog.tsx';
import { PhotographsDialog } from '../photographs/photographs-dialog.tsx';
import type { UploadPhotograph } from '../photographs/use-photograph-uploads.ts';
import {
  newRow,
  textOf,
  withColumn,
  withPhotographs,
  withPhotographsOf,
  type DraftRow,
  type SheetDraft,
} from '../run-draft.ts';
import { changeSheet, redoSheet, undoSheet, useRunDraft, useSheetHistory } from '../run-drafts.store.ts';
import { useSaveSheet } from '../save-run.api.ts';
import { OrderPhotographs } from '../sheet/row-photographs.tsx';
import { columnsOf, type Pasted } from '../sheet/sheet-range.ts';
import { SheetTable } from '../sheet/sheet-table.tsx';
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

/** The products of a run, typed or imported. */
export function RunSheet({ run, plan, saved, upload, allowExplicit }: RunSheetProps) {
  const [imports, setImports] = useState(false);
  const [addsColumn, setAddsColumn] = useState(false);
  const isPhone = useIsPhone();
  const [addsPhotographs, setAddsPhotographs] = useState(false);
  const { sheet: unsaved } = useRunDraft(run.id);
  const sheet = unsaved?.value ?? saved;
  const { past, future } = useSheetHistory(run.id);
  const [orderedKey, setOrdered] = useState<number | null>(null);
  const [leftOut, setLeftOut] = useState<Pasted['leftOut'] | null>(null);
  const latest = useRef({ run, saved, sheet });
  useLayoutEffect(() => {
    latest.current = { run, saved, sheet };
  });
  // A sheet without products shows an empty row, which becomes the first product when something is typed into it.
  const [blank] = useState(() => newRow());
  const change = useCallback((next: (sheet: SheetDraft) => SheetDraft, typing?: string) => {
    setLeftOut(null);
    changeSheet(latest.current.run, latest.current.saved, next, typing);
  }, []);
  const changeBlank = useCallback(
    (next: (sheet: SheetDraft) => SheetDraft, typing?: string) => {
      const changed = (before: SheetDraft): SheetDraft => {
        if (before.rows.length > 0) return next(before);
        const after = next({ ...before, rows: [blank] });
        return after.rows.every((row) => isBlankRow(row, after)) ? { ...after, rows: before.rows } : after;
      };
      // What leaves the row empty is no change.
      if (!isSame(changed(latest.current.sheet), latest.current.sheet)) change(changed, typing);
    },
    [change, blank],
  );
  const undo = () => undoSheet(run, saved);
  const redo = () => redoSheet(run, saved);
  const save = useSaveSheet(run.id);
  const columns = columnsOf(sheet);
  const max = RUN_CAPS[plan].rows;
  const ordered = sheet.rows.find(({ key }) => key === orderedKey);
  const isBlank = sheet.rows.length === 0;
  const isEmpty = isBlank && unsaved === undefined && past.length === 0;
  const section = useRef<HTMLElement>(null);
  const startsTyping = useRef(false);
  // The button that added the first product is gone; typing goes on in that product.
  useEffect(() => {
    if (startsTyping.current) section.current?.querySelector<HTMLInputElement>('table input')?.focus();
    startsTyping.current = false;
  }, [isEmpty]);
  const isFull = sheet.rows.length >= max;
  const addProduct = () => {
    startsTyping.current = isEmpty;
    change((before) => ({ ...before, rows: [...before.rows, newRow()] }));
  };
  const addButton = (
    <Button variant="default" leftSection={<Icon path={mdiPlus} />} disabled={isFull} onClick={addProduct}>
      Add a product
    </Button>
  );
  const importButton = (
    <Button
      variant={isEmpty ? 'filled' : 'default'}
      leftSection={<Icon path={mdiTableArrowUp} />}
      onClick={() => setImports(true)}
    >
      Paste or import
    </Button>
  );
  const photographsButton = (
    <Button
      variant="default"
      leftSection={<Icon path={mdiImagePlusOutline} />}
      onClick={() => setAddsPhotographs(true)}
    >
      Add photographs
    </Button>
  );
  return (
    <section ref={section} className={classes.sheet} aria-label="Products">
      {isEmpty ? (
        <NoProducts>
          {importButton}
          {addButton}
          {photographsButton}
        </NoProducts>
      ) : (
        <>
          <SavePart
            run={run}
            part="sheet"
            things="products"
            unsaved={unsaved}
            save={save}
            onSave={(isForced) => save.mutate({ value: sheet, ...(!isForced && unsaved) })}
            tools={
              isPhone ? (
                <AddMenu
                  isFull={isFull}
                  onProduct={addProduct}
                  onImport={() => setImports(true)}
                  onPhotographs={() => setAddsPhotographs(true)}
                  onColumn={() => setAddsColumn(true)}
                />
              ) : (
                <>
                  {addButton}
                  {importButton}
                  {photographsButton}
                  <NewColumn sheet={sheet} onChange={(changed) => change(() => changed)} />
                </>
              )
            }
            history={
              <span className={classes.history}>
                <IconButton icon={mdiUndo} label="Undo" disabled={past.length === 0} onClick={undo} />
                <IconButton icon={mdiRedo} label="Redo" disabled={future.length === 0} onClick={redo} />
              </span>
            }
          />
          <p className={classes.count}>
            {sheet.rows.length.toLocaleString('en')} of {max.toLocaleString('en')} products. The words of a shot can
            contain {columns.map((column) => `{${column}}`).join(' ')}, which are filled in for each product.
          </p>
        </>
      )}
      <p className={classes.count} role="status">
        {leftOut !== null && leftOutWords(leftOut)}
      </p>
      <SheetTable
        sheet={isBlank ? { ...sheet, rows: [blank] } : sheet}
        maxRows={max}
        isBlank={isBlank}
        allowExplicit={allowExplicit}
        onChange={isBlank ? changeBlank : change}
        onUndo={undo}
        onRedo={redo}
        onPasted={setLeftOut}
        onPhotographs={setOrdered}
      />
      {imports && (
        <ImportSheet
          onClose={() => setImports(false)}
          onTake={(taken) => {
            change((before) => withPhotographsOf(taken, before));
            setImports(false);
          }}
        />
      )}
      {addsColumn && (
        <RunDialog title="New column" onClose={() => setAddsColumn(false)}>
          <NewColumn
            sheet={sheet}
            onChange={(changed) => {
              change(() => changed);
              setAddsColumn(false);
            }}
          />
        </RunDialog>
      )}
      {addsPhotographs && (
        <PhotographsDialog
          sheet={sheet}
          maxRows={max}
          upload={upload}
          onChange={change}
          onClose={() => setAddsPhotographs(false)}
        />
      )}
      {ordered !== undefined && (
        <OrderPhotographs
          row={ordered}
          allowExplicit={allowExplicit}
          onChange={(photographs) => change((before) => withPhotographs(before, ordered.key, photographs))}
          onClose={() => setOrdered(null)}
        />
      )}
    </section>
  );
}

/** Whether a product has neither texts nor photographs. */
const isBlankRow = (row: DraftRow, sheet: SheetDraft): boolean =>
  row.photographs.length === 0 && columnsOf(sheet).every((column) => textOf(row, column) === '');

/** What is said of a sheet that has no products yet, with the buttons that add them. */
const NoProducts = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.empty}>
    <h2>One row for each product</h2>
    <p>Paste them from a spreadsheet, or add them one by one. Every shot then fills their texts into its words.</p>
    <div className={classes.tools}>{children}</div>
  </div>
);

interface AddMenuProps {
  readonly isFull: boolean;
  readonly onProduct: () => void;
  readonly onImport: () => void;
  readonly onPhotographs: () => void;
  readonly onColumn: () => void;
}

/** What can be added to a sheet, where there is no room for a button each. */
const AddMenu = ({ isFull, onProduct, onImport, onPhotographs, onColumn }: AddMenuProps) => (
  <Menu position="bottom-start" shadow="md">
    <Menu.Target>
      <Button variant="default" leftSection={<Icon path={mdiPlus} />}>
        Add
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item leftSection={<Icon path={mdiPlus} />} disabled={isFull} onClick={onProduct}>
        A product
      </Menu.Item>
      <Menu.Item leftSection={<Icon path={mdiTableArrowUp} />} onClick={onImport}>
        Paste or import
      </Menu.Item>
      <Menu.Item leftSection={<Icon path={mdiImagePlusOutline} />} onClick={onPhotographs}>
        Photographs
      </Menu.Item>
      <Menu.Item leftSection={<Icon path={mdiTableColumnPlusAfter} />} onClick={onColumn}>
        A column
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
);

function leftOutWords({ rows, columns }: Pasted['leftOut']): string | null {
  const parts = [...(rows > 0 ? [counted(rows, 'row')] : []), ...(columns > 0 ? [counted(columns, 'column')] : [])];
  return parts.length === 0 ? null : `There was no room for ${parts.join(' and ')} of what you pasted.`;
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
        data-autofocus
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

import { mdiClose } from '@mdi/js';
import { Fragment, memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useVisiblePart } from '../../../ui/masonry/use-visible-part.ts';
import { textOf, type DraftRow, type SheetDraft } from '../run-draft.ts';
import { RowPhotographs } from './row-photographs.tsx';
import { columnsOf, type CellRange, type Pasted, type Place } from './sheet-range.ts';
import classes from './sheet-table.module.css';
import { useSheetKeys } from './use-sheet-keys.ts';

interface SheetTableProps {
  readonly sheet: SheetDraft;
  /** The plan allows this number of products. */
  readonly maxRows: number;
  /** Whether its only row is empty and not a product yet, so that it cannot be removed. */
  readonly isBlank: boolean;
  /** Explicit photographs are hidden otherwise. */
  readonly allowExplicit: boolean;
  /** Changes with the same `typing` are undone together. */
  readonly onChange: (change: (sheet: SheetDraft) => SheetDraft, typing?: string) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onPasted: (leftOut: Pasted['leftOut']) => void;
  /** Opens the photographs of a product. */
  readonly onPhotographs: (key: number) => void;
}

/** Height of a row in px; the style sheet has it too. */
const ROW_PX = 41;
/** Rows that are rendered above and below the visible part. */
const SPARE_ROWS = 10;

/** An abbreviation is shown in capitals. */
const titleOf = (column: string) => (column === 'sku' ? 'SKU' : column);

/** Numbers from `first` to before `end`, and further ones, in order. */
function rowsToRender(first: number, end: number, others: readonly number[], count: number): number[] {
  const shown = new Set(Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index));
  for (const other of others) if (other < count) shown.add(other);
  return [...shown].sort((one, other) => one - other);
}

/** The cells of a sheet, which behave as in a spreadsheet program. Only the visible rows and those with the focus are rendered. */
export function SheetTable({ sheet, maxRows, isBlank, allowExplicit, onPhotographs, ...changes }: SheetTableProps) {
  const { onChange } = changes;
  const body = useRef<HTMLTableSectionElement>(null);
  const { from, to } = useVisiblePart(body);
  const [focused, setFocused] = useState<CellRange | null>(null);
  const { range, bounds, handlers, type } = useSheetKeys({ sheet, maxRows, ...changes, focus: setFocused });
  const columns = columnsOf(sheet);
  const count = sheet.rows.length;
  const first = Math.min(count, Math.max(0, Math.floor(from / ROW_PX) - SPARE_ROWS));
  const end = Math.min(count, Math.max(1, Math.ceil(to / ROW_PX) + SPARE_ROWS));
  const shown = rowsToRender(first, end, range === null ? [] : [range.anchor.row, range.head.row], count);
  const hasPhotographs = sheet.rows.some(({ photographs }) => photographs.length > 0);

  // A cell that was selected by keys may only now be rendered.
  useLayoutEffect(() => {
    if (focused === null) return;
    const fieldAt = ({ row, column }: Place) =>
      body.current?.querySelector<HTMLInputElement>(`[data-place="${row}:${column}"]`);
    const field = fieldAt(focused.anchor);
    field?.focus();
    field?.select();
    fieldAt(focused.head)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [focused]);

  const latest = useRef(type);
  useLayoutEffect(() => {
    latest.current = type;
  });
  const onType = useCallback((place: Place, before: string, text: string) => latest.current(place, before, text), []);
  const onRemove = useCallback(
    (key: number) => onChange((before) => ({ ...before, rows: before.rows.filter((row) => row.key !== key) })),
    [onChange],
  );
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-rowcount={count + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <th key={column} scope="col">
                <span className={classes.columnName}>
                  <span>{titleOf(column)}</span>
                  {sheet.columns.includes(column) && (
                    <IconButton
                      icon={mdiClose}
                      label={`Remove the column ${column}`}
                      onClick={() =>
                        onChange((before) => ({ ...before, columns: before.columns.filter((name) => name !== column) }))
                      }
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
        <tbody ref={body} {...handlers}>
          {shown.map((place, index) => {
            const row = sheet.rows[place]!;
            const isIn = bounds !== null && place >= bounds.top && place <= bounds.bottom;
            return (
              <Fragment key={row.key}>
                <Gap rows={place - (index === 0 ? 0 : shown[index - 1]! + 1)} />
                <SheetRow
                  row={row}
                  place={place}
                  columns={columns.join('\n')}
                  left={isIn ? bounds.left : null}
                  right={isIn ? bounds.right : null}
                  hasPhotographs={hasPhotographs}
                  canRemove={!isBlank}
                  allowExplicit={allowExplicit}
                  onType={onType}
                  onRemove={onRemove}
                  onPhotographs={onPhotographs}
                />
              </Fragment>
            );
          })}
          <Gap rows={count - ((shown.at(-1) ?? -1) + 1)} />
        </tbody>
      </table>
    </div>
  );
}

/** Takes the place of rows that are not rendered. */
const Gap = ({ rows }: { readonly rows: number }) =>
  rows > 0 && (
    <tr aria-hidden className={classes.gap}>
      <td style={{ height: rows * ROW_PX }} />
    </tr>
  );

interface SheetRowProps {
  readonly row: DraftRow;
  /** The place of the row in the sheet, from 0. */
  readonly place: number;
  /** The names of the columns, one a line, so that the same columns are the same value. */
  readonly columns: string;
  /** The selected columns; null when none of this row is selected. */
  readonly left: number | null;
  readonly right: number | null;
  readonly hasPhotographs: boolean;
  readonly canRemove: boolean;
  readonly allowExplicit: boolean;
  readonly onType: (place: Place, before: string, text: string) => void;
  readonly onRemove: (key: number) => void;
  readonly onPhotographs: (key: number) => void;
}

const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { row, place, columns, left, right, hasPhotographs, canRemove, allowExplicit } = props;
  const { onType, onRemove, onPhotographs } = props;
  return (
    <tr aria-rowindex={place + 2}>
      {columns.split('\n').map((column, index) => {
        const text = textOf(row, column);
        return (
          <td key={column} data-selected={left !== null && right !== null && index >= left && index <= right}>
            <input
              dir="auto"
              aria-label={`${titleOf(column)}, row ${place + 1}`}
              data-place={`${place}:${index}`}
              value={text}
              onChange={(event) => onType({ row: place, column: index }, text, event.currentTarget.value)}
            />
          </td>
        );
      })}
      {hasPhotographs && (
        <td>
          <RowPhotographs
            row={row}
            place={place + 1}
            allowExplicit={allowExplicit}
            onOpen={() => onPhotographs(row.key)}
          />
        </td>
      )}
      <td>
        {canRemove && (
          <IconButton icon={mdiClose} label={`Remove row ${place + 1}`} onClick={() => onRemove(row.key)} />
        )}
      </td>
    </tr>
  );
});

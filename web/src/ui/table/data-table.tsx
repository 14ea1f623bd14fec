import type { ReactNode } from 'react';
import classes from './data-table.module.css';

export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Whether the cell is the header of its row. */
  readonly heads?: true;
  /** Whether the column is aligned to the right, as numbers and actions are. */
  readonly end?: true;
  /** Whether the column's name is visible to screen readers only. */
  readonly quietName?: true;
}

interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => number | string;
}

/**
 * A table whose head stays visible while it scrolls. On a phone each row becomes a card whose cells carry their
 * column's name.
 */
export function DataTable<Row>({ label, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <table className={classes.table} aria-label={label} role="table">
      <thead>
        <tr role="row">
          {columns.map(({ name, end, quietName }) => (
            <th key={name} scope="col" role="columnheader" data-end={end}>
              <span className={quietName && classes.unseen}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row">
            {columns.map(({ name, cell, heads, end, quietName }) =>
              heads ? (
                <th key={name} scope="row">
                  {cell(row)}
                </th>
              ) : (
                // On phones the rows have `display: block`, which removes their implicit roles.
                // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
                <td key={name} role="cell" data-end={end} data-name={quietName ? undefined : name}>
                  <div>{cell(row)}</div>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { ReactNode } from 'react';
import classes from './data-table.module.css';

export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** The cell that names its row. */
  readonly heads?: true;
  /** Numbers, and actions, stand at the right. */
  readonly end?: true;
  /** The name is for screen readers alone. */
  readonly quietName?: true;
}

interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => number | string;
}

/** Rows with a head that stays in sight; on a phone each row becomes a card that names its cells. */
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
                // On phones the rows are laid out as blocks, which takes their roles away.
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

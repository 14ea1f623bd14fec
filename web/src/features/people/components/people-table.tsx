import type { AdminPerson } from '@kenna/contract';
import { Link } from 'react-router';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { quotaLeft } from '../quota-left.ts';
import classes from './people.module.css';

const COLUMNS: readonly Column<AdminPerson>[] = [
  {
    name: 'Name',
    heads: true,
    cell: ({ id, name, email, is_blocked, is_admin }) => (
      <>
        <Link to={`/admin/people/${id}`}>{name}</Link>
        {is_admin && <span className={classes.mark}>Admin</span>}
        {is_blocked && (
          <span className={classes.mark} data-warning>
            Blocked
          </span>
        )}
        <span className={classes.email}>{email}</span>
      </>
    ),
  },
  { name: 'Plan', cell: ({ plan }) => <span className={classes.plan}>{plan}</span> },
  { name: 'Left', end: true, cell: (person) => <span className={classes.left}>{quotaLeft(person)}</span> },
  { name: 'Images', end: true, cell: ({ images }) => images },
  { name: 'Joined', cell: ({ created_at }) => <RelativeTime moment={created_at} /> },
  {
    name: 'Last seen',
    cell: ({ last_seen_at }) => (last_seen_at === null ? 'Not logged in' : <RelativeTime moment={last_seen_at} />),
  },
];

export const PeopleTable = ({ people }: { people: readonly AdminPerson[] }) => (
  <DataTable label="People" columns={COLUMNS} rows={people} keyOf={({ id }) => id} />
);

import type { UnsignedPicture } from '@kenna/contract';
import { Link } from 'react-router';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { useUnsignedPictures } from '../health.api.ts';
import classes from './health.module.css';

const LACKS = { credentials: 'content credentials', mark: 'its invisible mark', time_stamp: 'a time stamp' };

const COLUMNS: readonly Column<UnsignedPicture>[] = [
  {
    name: 'Picture',
    heads: true,
    cell: ({ image_id: id, lacks, is_delivered: isDelivered }) => (
      <>
        {id === null ? 'Not known' : `#${id}`}
        <span className={classes.quiet}>{isDelivered ? `Left without ${LACKS[lacks]}` : 'Not delivered'}</span>
      </>
    ),
  },
  { name: 'Reason', cell: ({ reason }) => reason },
  {
    name: 'Person',
    cell: ({ person }) => person !== null && <Link to={`/admin/people/${person.id}`}>{person.name}</Link>,
  },
  { name: 'When', cell: ({ happened_at: moment }) => <RelativeTime moment={moment} /> },
];

/** Lists downloads whose content credentials or invisible mark could not be made. */
export function UnsignedPictures() {
  const { data } = useUnsignedPictures();
  if (data === undefined) return null;
  if (data.files.length === 0)
    return <p className={classes.counts}>Every picture of the last 30 days that left was signed.</p>;
  return <DataTable label="Unsigned pictures" columns={COLUMNS} rows={data.files} keyOf={({ id }) => id} />;
}

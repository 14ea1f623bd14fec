import type { Health } from '@kenna/contract';
import { mdiAlert, mdiAlertCircle, mdiCheckCircle } from '@mdi/js';
import { Icon } from '../../../ui/icon.tsx';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import classes from './health.module.css';

type Queue = Health['queues'][number];

const QUEUES: readonly Column<Queue>[] = [
  { name: 'Queue', heads: true, cell: ({ name }) => name },
  { name: 'Waiting', end: true, cell: ({ waiting }) => waiting },
  { name: 'Running', end: true, cell: ({ running }) => running },
  { name: 'Failed', end: true, cell: ({ failed }) => failed },
];

/** Shows whether the parts of the installation respond, what its engines can do and how long its queues are. */
export function HealthBoard({ health }: { health: Health }) {
  const { database, files, content, words, backups, credentials, engines, queues, renders } = health;
  return (
    <>
      <ul className={classes.parts}>
        <Part name="Database" ok={database.ok} detail={database.detail} />
        <Part name="Files" ok={files.ok} detail={files.detail} />
        <Part name="Content" ok={content.ok} detail={content.detail} />
        <Part name="Assistant" ok={words.ok} detail={words.detail} />
        <Part name="Backups" ok={backups.ok} warns={!backups.is_scheduled} detail={backups.detail} fault="Too old" />
        <Part name="Content credentials" ok={credentials.ok} detail={credentials.detail} fault="Needs attention" />
        {engines.map(({ name, is_healthy, description }) => (
          <Part key={name} name={`Engine ${name}`} ok={is_healthy} detail={description} />
        ))}
      </ul>
      {engines.map(({ name, operations }) => (
        <section key={name} className={classes.section}>
          <h2>{`What ${name} can do`}</h2>
          <ul className={classes.operations}>
            {operations.map((operation) => (
              <li key={operation.name}>
                {operation.name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}
                <span>{operation.kind}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className={classes.section}>
        <h2>Queues</h2>
        <DataTable label="Queues" columns={QUEUES} rows={queues} keyOf={({ name }) => name} />
        <p className={classes.counts}>
          {'Renders: '}
          {renders.length === 0 ? 'none yet' : renders.map(({ status, count }) => `${count} ${status}`).join(', ')}
        </p>
      </section>
    </>
  );
}

interface PartProps {
  readonly name: string;
  readonly ok: boolean;
  /** True if nothing is wrong, but something is missing. */
  readonly warns?: boolean;
  readonly detail: string;
  /** Says what is wrong when `ok` is false. */
  readonly fault?: string;
}

const Part = ({ name, ok, warns = false, detail, fault = 'Does not answer' }: PartProps) => (
  <li data-ok={ok} data-warns={warns}>
    <Icon path={warns ? mdiAlert : ok ? mdiCheckCircle : mdiAlertCircle} />
    <p>
      <strong>{name}</strong>
      <span>{ok ? detail : `${fault}: ${detail}`}</span>
    </p>
  </li>
);

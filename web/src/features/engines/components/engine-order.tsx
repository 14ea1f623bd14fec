import type { EngineState } from '@kenna/contract';
import { useOrderEngines } from '../engines.api.ts';
import { orderOfEngines } from '../engine-words.ts';
import { OrderField } from './order-field.tsx';
import classes from './engines.module.css';

/** The order in which connected engines are preferred; nothing where there is only one. */
export function EngineOrder({ engines }: { engines: readonly EngineState[] }) {
  const saving = useOrderEngines();
  const connected = engines.filter(({ address }) => address !== null);
  if (connected.length < 2) return null;
  return (
    <section className={classes.card} aria-label="Order of engines">
      <OrderField
        label="Preferred engines"
        description="The first one that can do what is asked is used, however busy it is. Others come after them, by load. The built-in engine is always last."
        items={connected.map(({ name, title }) => ({ id: name, title, note: null }))}
        order={orderOfEngines(connected)}
        disabled={saving.isPending}
        onChange={(order) => saving.mutate(order)}
      />
    </section>
  );
}

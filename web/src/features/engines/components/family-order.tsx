import type { EngineState } from '@kenna/contract';
import { Button } from '@mantine/core';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useOrderFamilies } from '../engines.api.ts';
import { OrderField } from './order-field.tsx';
import classes from './engines.module.css';

/** The order in which an engine prefers its families of models; nothing where it has at most one. */
export function FamilyOrder({ engine: { name, orders_families, report } }: { engine: EngineState }) {
  const saving = useOrderFamilies();
  const families = report?.families ?? [];
  if (families.length < 2) return null;
  const ordered = families.filter(({ is_ordered }) => is_ordered);
  return (
    <Disclosure title="Order of models" summary={ordered.map(({ title }) => title).join(', ') || 'By the task'}>
      <OrderField
        label="Preferred families"
        description="The first family here that can do a task draws it. Others come after them: those that are better at what the task asks for, then by quality."
        items={families.map(({ id, title, is_usable }) => ({
          id,
          title,
          note: is_usable ? null : 'Not on this server',
        }))}
        order={ordered.map(({ id }) => id)}
        disabled={saving.isPending}
        onChange={(order) => saving.mutate({ name, families: order })}
      />
      {orders_families && (
        <p className={classes.quiet}>
          This order was set here.{' '}
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={saving.isPending}
            onClick={() => saving.mutate({ name, families: null })}
          >
            Use the order of the configuration
          </Button>
        </p>
      )}
    </Disclosure>
  );
}

import { NativeSelect } from '@mantine/core';
import { mdiArrowDown, mdiArrowUp, mdiClose } from '@mdi/js';
import { IconButton } from '../../../ui/icon-button.tsx';
import { movedBy } from '../moved-by.ts';
import classes from './order-field.module.css';

interface Item {
  readonly id: string;
  readonly title: string;
  /** Shown after the title; null for nothing. */
  readonly note: string | null;
}

interface OrderFieldProps {
  readonly label: string;
  /** What applies without an order, and to what is not in it. */
  readonly description: string;
  readonly items: readonly Item[];
  /** Ids of the items in the order, best first. */
  readonly order: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (order: string[]) => void;
}

/** An order of preference: items are added to it, moved and removed. */
export function OrderField({ label, description, items, order, disabled, onChange }: OrderFieldProps) {
  const others = items.filter(({ id }) => !order.includes(id));
  return (
    <div className={classes.field} role="group" aria-label={label}>
      <h3 className={classes.title}>{label}</h3>
      <p className={classes.quiet}>{description}</p>
      {order.length > 0 && (
        <ol className={classes.list} aria-label={label}>
          {order.map((id, place) => {
            const { title = id, note = null } = items.find((item) => item.id === id) ?? {};
            return (
              <li key={id}>
                <span className={classes.name}>
                  {title}
                  {note !== null && <span className={classes.quiet}>{note}</span>}
                </span>
                <IconButton
                  icon={mdiArrowUp}
                  label={`Move ${title} up`}
                  disabled={disabled || place === 0}
                  onClick={() => onChange(movedBy(order, place, -1))}
                />
                <IconButton
                  icon={mdiArrowDown}
                  label={`Move ${title} down`}
                  disabled={disabled || place === order.length - 1}
                  onClick={() => onChange(movedBy(order, place, 1))}
                />
                <IconButton
                  icon={mdiClose}
                  label={`Remove ${title} from the order`}
                  disabled={disabled}
                  onClick={() => onChange(order.filter((other) => other !== id))}
                />
              </li>
            );
          })}
        </ol>
      )}
      {others.length > 0 && (
        <NativeSelect
          aria-label={`${label}: add`}
          className={classes.add}
          disabled={disabled}
          value=""
          data={[
            { value: '', label: 'Add to the order' },
            ...others.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={({ currentTarget: { value } }) => value !== '' && onChange([...order, value])}
        />
      )}
    </div>
  );
}

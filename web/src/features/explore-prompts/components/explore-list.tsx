import type { LandingItem } from '@kenna/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { useChangeExplorePrompt, useOrderExplorePrompts, useRemoveExplorePrompt } from '../explore-prompts.api.ts';
import { useRowOrder } from '../use-row-order.ts';
import { ExploreRow } from './explore-row.tsx';
import classes from './explore-prompts.module.css';

/** The entries of the explore page in their order, which an administrator can change. */
export function ExploreList({ items, allowExplicit }: { items: readonly LandingItem[]; allowExplicit: boolean }) {
  const [leaving, setLeaving] = useState<LandingItem | null>(null);
  const order = useOrderExplorePrompts();
  const change = useChangeExplorePrompt();
  const remove = useRemoveExplorePrompt();
  const { rowOf, step } = useRowOrder({ ids: items.map(({ id }) => id), onOrder: (ids) => order.mutate(ids) });
  return (
    <>
      <ol className={classes.rows} aria-label="Explore prompts">
        {items.map((item, at) => (
          <ExploreRow
            key={item.id}
            item={item}
            place={at + 1}
            isLast={at === items.length - 1}
            allowExplicit={allowExplicit}
            row={rowOf(item.id)}
            onStep={(by) => step(item.id, by)}
            onHide={(is_hidden) => change.mutate({ id: item.id, is_hidden })}
            onDelete={() => setLeaving(item)}
          />
        ))}
      </ol>
      {leaving && (
        <ConfirmDialog
          title="Remove this picture from the explore page?"
          confirm="Delete"
          busy={remove.isPending}
          onClose={() => setLeaving(null)}
          onConfirm={() => remove.mutate(leaving.id, { onSettled: () => setLeaving(null) })}
        >
          The picture itself is kept. To show it again later, hide it instead.
        </ConfirmDialog>
      )}
    </>
  );
}

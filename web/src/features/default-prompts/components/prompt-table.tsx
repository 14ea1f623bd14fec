import { Button } from '@mantine/core';
import { MODE_TABLE, type DefaultPrompt } from '@kenna/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { useChangePrompt, useRemovePrompt } from '../default-prompts.api.ts';
import classes from './default-prompts.module.css';

/** All default prompts, and whether each is active. */
export function PromptTable({ prompts }: { prompts: readonly DefaultPrompt[] }) {
  const [leaving, setLeaving] = useState<DefaultPrompt | null>(null);
  const change = useChangePrompt();
  const remove = useRemovePrompt();
  const columns: Column<DefaultPrompt>[] = [
    {
      name: 'Title',
      heads: true,
      cell: ({ id, title, is_active }) => (
        <>
          <Link to={`/admin/prompt/${id}`}>{title}</Link>
          {is_active && <span className={classes.mark}>In use</span>}
        </>
      ),
    },
    { name: 'Page', cell: ({ page }) => MODE_TABLE[page].navigation },
    { name: 'Template', cell: ({ template }) => <code className={classes.short}>{template}</code> },
    { name: 'Changed', cell: ({ updated_at }) => <RelativeTime moment={updated_at} /> },
    {
      name: 'Actions',
      quietName: true,
      end: true,
      cell: (prompt) => (
        <div className={classes.acts}>
          <Button
            variant="subtle"
            color="gray"
            aria-label={`${prompt.is_active ? 'Stop using' : 'Use'} ${prompt.title}`}
            disabled={change.isPending}
            onClick={() => change.mutate({ id: prompt.id, is_active: !prompt.is_active })}
          >
            {prompt.is_active ? 'Stop using' : 'Use'}
          </Button>
          <Button
            variant="subtle"
            color="gray"
            aria-label={`Delete ${prompt.title}`}
            onClick={() => setLeaving(prompt)}
          >
            Delete
          </Button>
        </div>
      ),
    },
  ];
  return (
    <>
      <DataTable label="Default prompts" columns={columns} rows={prompts} keyOf={({ id }) => id} />
      {leaving && (
        <ConfirmDialog
          title={`Delete “${leaving.title}”?`}
          confirm="Delete"
          busy={remove.isPending}
          onClose={() => setLeaving(null)}
          onConfirm={() => remove.mutate(leaving.id, { onSettled: () => setLeaving(null) })}
        >
          {leaving.is_active
            ? 'It is in use. Its tool goes back to the built-in layout.'
            : 'It cannot be brought back.'}
        </ConfirmDialog>
      )}
    </>
  );
}

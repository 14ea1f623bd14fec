import { Button } from '@mantine/core';
import { MODE_TABLE, type DefaultPrompt } from '@kenna/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { useChangePrompt, useRemovePrompt } from '../default-prompts.api.ts';
import classes from './default-prompts.module.css';

/** All default prompts, and which of them are used. */
export function PromptTable({ prompts }: { prompts: readonly DefaultPrompt[] }) {
  const [leaving, setLeaving] = useState<DefaultPrompt | null>(null);
  const change = useChangePrompt();
  const remove = useRemovePrompt();
  const columns: Column<DefaultPrompt>[] = [
    { name: 'Title', heads: true, cell: ({ id, title }) => <Link to={`/admin/prompt/${id}`}>{title}</Link> },
    { name: 'Page', cell: ({ page }) => MODE_TABLE[page].navigation },
    { name: 'Template', cell: ({ template }) => <code className={classes.short}>{template}</code> },
    { name: 'Changed', cell: ({ updated_at }) => <RelativeTime moment={updated_at} /> },
    {
      name: 'Used',
      cell: ({ id, title, is_active }) => (
        <input
          type="checkbox"
          role="switch"
          className={classes.switch}
          aria-label={`Use ${title}`}
          checked={is_active}
          disabled={change.isPending}
          onChange={() => change.mutate({ id, is_active: !is_active })}
        />
      ),
    },
    {
      name: 'Actions',
      quietName: true,
      end: true,
      cell: (prompt) => (
        <Button variant="subtle" color="gray" onClick={() => setLeaving(prompt)} aria-label={`Delete ${prompt.title}`}>
          Delete
        </Button>
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
            ? 'It is used now: its page goes back to the layout that is built in.'
            : 'It cannot be brought back.'}
        </ConfirmDialog>
      )}
    </>
  );
}

import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { PromptTable } from '../../features/default-prompts/components/prompt-table.tsx';
import { useDefaultPrompts } from '../../features/default-prompts/default-prompts.api.ts';
import { AdminPage } from '../../features/admin-area/components/admin-page.tsx';
import { NothingYet } from '../../features/admin-area/components/nothing-yet.tsx';
import { PleaseWait } from '../../ui/messages/please-wait.tsx';

const create = (
  <Button component={Link} to="/admin/prompt/create" size="md">
    New prompt
  </Button>
);

/** The default prompts of all tools. */
export function PromptsPage() {
  const { data, isPending } = useDefaultPrompts();
  const isEmpty = data?.prompts.length === 0;
  return (
    <AdminPage
      title="Default prompts"
      text="Templates for the final prompts of each tool, and the words that are added to every one."
      action={!isEmpty && create}
    >
      {isPending && <PleaseWait />}
      {isEmpty && (
        <NothingYet
          title="Every tool uses its built-in layout"
          text="Write a template to change how a tool builds prompts."
        >
          {create}
        </NothingYet>
      )}
      {data && !isEmpty && <PromptTable prompts={data.prompts} />}
    </AdminPage>
  );
}

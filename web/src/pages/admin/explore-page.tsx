import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { AdminPage } from '../../features/admin-area/components/admin-page.tsx';
import { NothingYet } from '../../features/admin-area/components/nothing-yet.tsx';
import { ExploreList } from '../../features/explore-prompts/components/explore-list.tsx';
import { useExplorePrompts } from '../../features/explore-prompts/explore-prompts.api.ts';
import { useUser } from '../../features/session/session.api.ts';
import { PleaseWait } from '../../ui/messages/please-wait.tsx';

const create = (
  <Button component={Link} to="/admin/explore/prompt/create" size="md">
    New explore prompt
  </Button>
);

/** The prompts that the home page's gallery shows before all others. */
export function ExplorePage() {
  const { data, isPending } = useExplorePrompts();
  const allowExplicit = useUser()?.is_allow ?? false;
  const isEmpty = data?.items.length === 0;
  return (
    <AdminPage
      title="Explore prompts"
      text="The pictures that visitors see first on the home page, in this order. Each has a prompt that anyone can try."
      action={!isEmpty && create}
    >
      {isPending && <PleaseWait />}
      {isEmpty && (
        <NothingYet
          title="Visitors see the built-in examples"
          text="Choose a picture and a prompt for them to try instead."
        >
          {create}
        </NothingYet>
      )}
      {data && !isEmpty && <ExploreList items={data.items} allowExplicit={allowExplicit} />}
    </AdminPage>
  );
}

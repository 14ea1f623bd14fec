import { TextInput } from '@mantine/core';
import { mdiMagnify } from '@mdi/js';
import { useSearchParams } from 'react-router';
import { AdminPage } from '../../features/admin-area/components/admin-page.tsx';
import { AdminTabs } from '../../features/admin-area/components/admin-tabs.tsx';
import { NothingYet } from '../../features/admin-area/components/nothing-yet.tsx';
import classes from '../../features/people/components/people.module.css';
import { PeopleTable } from '../../features/people/components/people-table.tsx';
import { usePeople } from '../../features/people/people.api.ts';
import { useDraftText } from '../../lib/forms/use-draft-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { ListEnd } from '../../ui/messages/list-end.tsx';
import { PleaseWait } from '../../ui/messages/please-wait.tsx';

const SHOWN = [
  { value: 'all', label: 'Everyone' },
  { value: 'blocked', label: 'Blocked' },
] as const;

/** Search for people by name or address. */
export function PeoplePage() {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  const shown = address.get('shown') === 'blocked' ? 'blocked' : 'all';
  const [text, setText] = useDraftText(search, (next) =>
    setAddress(next.trim() === '' ? {} : { search: next.trim() }, { replace: true }),
  );
  const list = usePeople({ search, blocked: shown === 'blocked' });
  const people = list.data?.pages.flatMap((page) => page.people) ?? [];
  const tools = (
    <>
      <TextInput
        className={classes.search ?? ''}
        size="md"
        type="search"
        aria-label="Search people"
        data-search
        placeholder="Name or e-mail address"
        leftSection={<Icon path={mdiMagnify} />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <AdminTabs label="Shown" parameter="shown" value={shown} choices={SHOWN} />
    </>
  );
  return (
    <AdminPage title="People" tools={tools}>
      {list.isSuccess && people.length === 0 && (
        <NothingYet
          title={search === '' ? 'Nobody is blocked' : 'No results found'}
          text={search === '' ? 'Blocked people appear here.' : `No name or address contains “${search}”.`}
        />
      )}
      {people.length > 0 && <PeopleTable people={people} />}
      {list.isPending && <PleaseWait />}
      {(list.hasNextPage || list.isError) && (
        <ListEnd
          state={list.isError ? 'error' : list.isFetching ? 'busy' : 'more'}
          onReach={() => void (list.isError ? list.refetch() : list.fetchNextPage())}
        />
      )}
    </AdminPage>
  );
}

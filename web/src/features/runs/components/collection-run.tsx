import { RUN_NAME_LIMIT, type Collection } from '@kenna/contract';
import { mdiTable } from '@mdi/js';
import { Icon } from '../../../ui/icon.tsx';
import { Menu } from '../../../ui/layers/menu.tsx';
import { useCollectionIds } from '../runs.api.ts';
import { runOfPictures, useMakeRun } from '../use-make-run.ts';

/** Entry of a menu that makes a run in which each picture of a collection is the photograph of a product. */
export function CollectionRun({ collection: { id, title } }: { readonly collection: Collection }) {
  const pictures = useCollectionIds();
  const { make, isPending } = useMakeRun();
  return (
    // The menu stays open until the run is, because the request ends with the entry.
    <Menu.Item
      leftSection={<Icon path={mdiTable} />}
      closeMenuOnClick={false}
      disabled={pictures.isPending || isPending}
      onClick={() =>
        pictures.mutate(id, { onSuccess: (ids) => make(runOfPictures(title.slice(0, RUN_NAME_LIMIT), ids)) })
      }
    >
      Make a run
    </Menu.Item>
  );
}

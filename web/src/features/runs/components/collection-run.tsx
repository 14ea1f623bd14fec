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
  const makeRun = () =>
    void pictures.mutateAsync(id).then(
      (ids) => make(runOfPictures(title.slice(0, RUN_NAME_LIMIT), ids)),
      () => {}, // The request shows its refusal.
    );
  return (
    <Menu.Item
      leftSection={<Icon path={mdiTable} />}
      closeMenuOnClick={false}
      disabled={pictures.isPending || isPending}
      onClick={makeRun}
    >
      Make a run
    </Menu.Item>
  );
}

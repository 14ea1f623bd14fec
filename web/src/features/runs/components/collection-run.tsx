import { RUN_NAME_LIMIT, type Collection } from '@kenna/contract';
import { Button } from '@mantine/core';
import { mdiTable } from '@mdi/js';
import { Icon } from '../../../ui/icon.tsx';
import { useCollectionIds } from '../runs.api.ts';
import { runOfPictures, useMakeRun } from '../use-make-run.ts';

/** Makes a run in which each picture of a collection is the photograph of a product. */
export function CollectionRun({ collection: { id, title, count } }: { readonly collection: Collection }) {
  const pictures = useCollectionIds();
  const { make, isPending } = useMakeRun();
  return (
    <Button
      variant="default"
      size="md"
      leftSection={<Icon path={mdiTable} />}
      disabled={count === 0}
      loading={pictures.isPending || isPending}
      onClick={() =>
        pictures.mutate(id, { onSuccess: (ids) => make(runOfPictures(title.slice(0, RUN_NAME_LIMIT), ids)) })
      }
    >
      Make a run
    </Button>
  );
}

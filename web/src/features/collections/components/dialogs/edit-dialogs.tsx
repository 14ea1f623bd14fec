import { Button } from '@mantine/core';
import type { Collection, ImageItem } from '@kenna/contract';
import { mdiImageEditOutline, mdiTrashCanOutline } from '@mdi/js';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { ConfirmDialog } from '../../../../ui/messages/confirm-dialog.tsx';
import { showToast } from '../../../../ui/messages/toast.store.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { closeCollectionDialog, openCollectionDialog } from '../../collection-dialog.store.ts';
import {
  useAddToCollection,
  useCreateCollection,
  useRemoveCollection,
  useUpdateCollection,
} from '../../collections.api.ts';
import classes from './collection-dialogs.module.css';
import { CollectionForm, type CollectionValues } from './collection-form.tsx';
import { CollectionFrame } from './collection-frame.tsx';

const problemsOf = (error: unknown): Record<string, string> => (isApiError(error) ? error.fields : {});

/** Creates a collection and saves the given pictures to it. */
export function CreateDialog({ images = [] }: { images?: readonly ImageItem[] | undefined }) {
  const create = useCreateCollection();
  const add = useAddToCollection();
  const onSubmit = async ({ title, is_private, password }: CollectionValues) => {
    const made = await create
      .mutateAsync({ title, is_private, ...(is_private && password !== '' ? { password } : {}) })
      .catch(() => null);
    if (made === null) return;
    if (images.length === 0) {
      closeCollectionDialog();
      return showToast({ title: 'Collection Created Successfully', type: 'success' });
    }
    await add.mutateAsync({ collection: made.collection, images }).catch(() => null);
    openCollectionDialog({ kind: 'created', collection: made.collection });
  };
  return (
    <CollectionFrame title="Create Collection" onClose={closeCollectionDialog}>
      <CollectionForm
        start={{ title: '', is_private: false, password: '' }}
        hasPassword={false}
        action="Create"
        busy={create.isPending || add.isPending}
        errors={problemsOf(create.error)}
        onSubmit={(values) => void onSubmit(values)}
        onCancel={closeCollectionDialog}
      />
    </CollectionFrame>
  );
}

/** Confirms that a collection was created with the pictures, and links to it. */
export function CreatedDialog({ collection, onShow }: { collection: Collection; onShow: (id: number) => void }) {
  return (
    <CollectionFrame title="Collection has been created" onClose={closeCollectionDialog}>
      <p className={classes.quiet}>{collection.title}</p>
      <div className={classes.actions}>
        <Button variant="default" size="md" onClick={closeCollectionDialog} data-autofocus>
          Stay here
        </Button>
        <Button
          size="md"
          onClick={() => {
            closeCollectionDialog();
            onShow(collection.id);
          }}
        >
          Open collection
        </Button>
      </div>
    </CollectionFrame>
  );
}

export function EditDialog({ collection }: { collection: Collection }) {
  const update = useUpdateCollection();
  const onSubmit = (values: CollectionValues) =>
    update.mutate({ id: collection.id, ...values }, { onSuccess: closeCollectionDialog });
  return (
    <CollectionFrame title="Edit Collection" onClose={closeCollectionDialog}>
      <CollectionForm
        start={{ title: collection.title, is_private: collection.private, password: '' }}
        hasPassword={collection.has_password}
        action="Update"
        busy={update.isPending}
        errors={problemsOf(update.error)}
        onSubmit={onSubmit}
        onCancel={closeCollectionDialog}
      />
      <div className={classes.further}>
        <Button
          variant="default"
          size="md"
          leftSection={<Icon path={mdiImageEditOutline} />}
          disabled={collection.count === 0}
          onClick={() => openCollectionDialog({ kind: 'cover', collection })}
        >
          Change cover
        </Button>
        <Button
          variant="default"
          size="md"
          leftSection={<Icon path={mdiTrashCanOutline} />}
          onClick={() => openCollectionDialog({ kind: 'delete', collection })}
        >
          Delete collection
        </Button>
      </div>
    </CollectionFrame>
  );
}

export function DeleteDialog({ collection, onDeleted }: { collection: Collection; onDeleted: (id: number) => void }) {
  const remove = useRemoveCollection();
  return (
    <ConfirmDialog
      title="Delete collection?"
      confirm="Delete collection"
      busy={remove.isPending}
      onClose={closeCollectionDialog}
      onConfirm={() =>
        remove.mutate(collection, {
          onSuccess: () => {
            closeCollectionDialog();
            onDeleted(collection.id);
          },
        })
      }
    >
      {`“${collection.title}” and its link are deleted. Its images stay in My Images.`}
    </ConfirmDialog>
  );
}

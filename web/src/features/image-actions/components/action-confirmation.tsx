import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { closeConfirmation, type Confirmation } from '../confirmation.store.ts';
import { useDeleteImages, useReport } from '../image-actions.api.ts';

/** Asks for confirmation before pictures are reported or deleted, and then does so. */
export function ActionConfirmation({ confirmation }: { confirmation: Confirmation }) {
  const report = useReport();
  const remove = useDeleteImages();
  const { kind, images, onConfirmed } = confirmation;
  const acts = {
    report: () => report(images),
    delete: () => remove.mutate({ images, emptied: false }),
    'empty-trash': () => remove.mutate({ images, emptied: true }),
  };
  const { title, text, confirm, cancel } = wordsOf(kind, images.length);
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      cancel={cancel}
      onClose={closeConfirmation}
      onConfirm={() => {
        closeConfirmation();
        onConfirmed?.();
        acts[kind]();
      }}
    >
      {text}
    </ConfirmDialog>
  );
}

function wordsOf(kind: Confirmation['kind'], count: number) {
  const many = count > 1;
  const forGood = many ? 'They cannot be brought back.' : 'It cannot be brought back.';
  return {
    report: {
      title: 'Are you sure you want to report and immediately delete this image?',
      text: null,
      confirm: 'Yes',
      cancel: 'No',
    },
    delete: {
      title: many ? `Delete ${count} images?` : 'Delete image?',
      text: forGood,
      confirm: 'Delete for good',
      cancel: 'Cancel',
    },
    'empty-trash': {
      title: 'Empty the bin?',
      text: 'Every image in it is deleted for good.',
      confirm: 'Empty bin',
      cancel: 'Cancel',
    },
  }[kind];
}

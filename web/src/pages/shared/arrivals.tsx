import { lazy, Suspense, useState } from 'react';
import { DropTarget } from '../../features/image-source/components/drop-target.tsx';
import { showToast } from '../../ui/messages/toast.store.ts';

// The question needs the tools and their drafts, which the home page does not load.
const ArrivalPurposes = lazy(() =>
  import('./arrival-purposes.tsx').then((module) => ({ default: module.ArrivalPurposes })),
);

/** Takes pictures and folders that are dropped or pasted where no tool expects them, and asks what they are for. */
export function Arrivals({ userId }: { readonly userId: number }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const onFiles = (arrived: readonly File[]) => {
    if (arrived.length === 0) showToast({ title: 'There are no pictures in this folder', type: 'error', flag: 1 });
    else setFiles(arrived);
  };
  return (
    <>
      <DropTarget label="Drop pictures to use them" onFiles={onFiles} rank="last" />
      {files.length > 0 && (
        <Suspense>
          <ArrivalPurposes userId={userId} files={files} onClose={() => setFiles([])} />
        </Suspense>
      )}
    </>
  );
}

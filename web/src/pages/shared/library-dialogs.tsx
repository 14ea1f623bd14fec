import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCollectionDialog } from '../../features/collections/collection-dialog.store.ts';
import { useDownloadDialog } from '../../features/downloads/download-dialog.store.ts';
import { useOpenAsk } from '../../features/image-actions/ask.store.ts';
import { useUser } from '../../features/session/session.api.ts';
import { useToolDialog } from '../../features/image-tools/use-tool-dialog.ts';

const AskDialog = lazy(() =>
  import('../../features/image-actions/components/ask-dialog.tsx').then((module) => ({ default: module.AskDialog })),
);
const CollectionDialogs = lazy(() =>
  import('../../features/collections/components/dialogs/collection-dialogs.tsx').then((module) => ({
    default: module.CollectionDialogs,
  })),
);

const DownloadDialogs = lazy(() =>
  import('../../features/downloads/components/download-dialogs.tsx').then((module) => ({
    default: module.DownloadDialogs,
  })),
);

const pathOf = (id: number) => `/workplace/collections/${id}`;

/** Dialogs for actions on pictures and collections, rendered once for all pages of the workspace. */
export function LibraryDialogs() {
  const ask = useOpenAsk();
  const dialog = useCollectionDialog();
  const download = useDownloadDialog();
  const tool = useToolDialog();
  const allowExplicit = useUser()?.is_allow ?? false;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <Suspense>
      {ask !== null && <AskDialog ask={ask} />}
      {download !== null && (
        <DownloadDialogs
          dialog={download}
          allowExplicit={allowExplicit}
          onRemoveBackground={(imageId) => tool.open('remove-background', imageId)}
        />
      )}
      {dialog !== null && (
        <CollectionDialogs
          // Each kind of dialog starts with fresh state.
          key={dialog.kind}
          dialog={dialog}
          allowExplicit={allowExplicit}
          onShow={(id) => void navigate(pathOf(id))}
          onDeleted={(id) => pathname === pathOf(id) && void navigate('/workplace/collections')}
        />
      )}
    </Suspense>
  );
}

/** Whether one of these dialogs is open, so that the page below ignores keyboard shortcuts. */
export function useLibraryCovered(): boolean {
  const opened = [useOpenAsk(), useCollectionDialog(), useDownloadDialog()];
  return opened.some((dialog) => dialog !== null);
}

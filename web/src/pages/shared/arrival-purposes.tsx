import { mdiFolderPlusOutline, mdiViewGridOutline } from '@mdi/js';
import type { ImageTool } from '@kenna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { openCollecting } from '../../features/collections/collection-dialog.store.ts';
import { reloadLibrary } from '../../features/image-actions/image-actions.api.ts';
import { acceptedFiles, showFailure } from '../../features/image-source/accepted-files.ts';
import { PurposeDialog, type Purpose } from '../../features/image-source/components/purpose-dialog.tsx';
import type { RefusedFile } from '../../features/image-source/refused-files.ts';
import { failureText, isRefused, uploadedImages, uploadPicture } from '../../features/image-source/upload.api.ts';
import { TOOLS } from '../../features/navigation/tools.ts';
import { useDraft } from '../../features/workspace/draft/draft.store.ts';
import { modeOfPath } from '../../lib/navigation/tutorial-path.ts';
import { pictureToolAt, useTakePicture } from './use-take-picture.ts';

interface Choice extends Omit<Purpose, 'act'> {
  /** The tool whose rules the files must meet. */
  readonly page: ImageTool;
  /** Called with the addresses of the uploaded pictures. */
  readonly finish: (urls: readonly string[], signal: AbortSignal) => Promise<void> | void;
}

/** Pictures that go to no tool are checked by the rules of this one, which accepts no PDF. */
const PAGE_OF_NONE = 'Backdrop';

interface ArrivalPurposesProps {
  readonly userId: number;
  readonly files: readonly File[];
  readonly onClose: () => void;
}

/** Asks what arrived files are for, uploads them, and takes them there. */
export function ArrivalPurposes({ userId, files, onClose }: ArrivalPurposesProps) {
  const queryClient = useQueryClient();
  const places = usePlaces();
  const tools = useTools();
  const purposeOf = ({ page, finish, ...shown }: Choice): Purpose => ({
    ...shown,
    async act(signal, onSent) {
      const urls: string[] = [];
      const refused: RefusedFile[] = [];
      const answer = { refused, finish: () => finish(urls, signal) };
      for (const [index, file] of files.entries()) {
        onSent(index);
        const accepted = await acceptedFiles([file], page, (one) => refused.push(one));
        if (signal.aborted) break;
        if (accepted.length === 0) continue;
        try {
          urls.push(await uploadPicture(queryClient, { file, userId, page, signal }));
        } catch (error) {
          if (signal.aborted) break;
          if (isRefused(error)) refused.push({ name: file.name, reason: error.message });
          else showFailure(failureText(error));
        }
      }
      return { ...answer, count: urls.length };
    },
  });
  return <PurposeDialog files={files} places={places.map(purposeOf)} tools={tools.map(purposeOf)} onClose={onClose} />;
}

function usePlaces(): readonly Choice[] {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return [
    {
      label: 'My images',
      icon: mdiViewGridOutline,
      page: PAGE_OF_NONE,
      finish: async () => {
        await navigate('/workplace/my-images?tab=uploads');
        await reloadLibrary(queryClient);
      },
    },
    {
      label: 'A collection',
      icon: mdiFolderPlusOutline,
      hint: 'One of yours, or a new one',
      page: PAGE_OF_NONE,
      finish: async (urls, signal) => {
        const images = await uploadedImages(urls, signal);
        // The dialog belongs to the workspace.
        if (!pathname.startsWith('/workplace/')) await navigate('/workplace/collections');
        openCollecting(images);
      },
    },
  ];
}

/** The words of Create are taken along to Variations, where a picture is their reference. */
function useTools(): readonly Choice[] {
  const { take, takeAsReference } = useTakePicture();
  const { pathname } = useLocation();
  const prompt = useDraft(({ draft }) => draft.prompt);
  const words = modeOfPath(pathname) === 'GenerateImage' ? prompt : '';
  return TOOLS.flatMap(({ to, label, icon }) => {
    const page = pictureToolAt(to);
    if (page === null) return [];
    const isReference = page === 'CreateVariations';
    const finish = ([url]: readonly string[]) => {
      if (url === undefined) return;
      if (isReference) takeAsReference(url, words);
      else take(to, url);
    };
    return [{ label, icon, page, finish, ...(isReference && { hint: 'A reference for your words' }) }];
  });
}

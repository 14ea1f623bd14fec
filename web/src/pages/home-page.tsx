import { HOME_MODEL, MODE_TABLE, modelMarker, type GalleryItem } from '@kenna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { loginPath, returnPath } from '../app/guards.ts';
import { Gallery } from '../features/gallery/components/gallery.tsx';
import { Hero } from '../features/home/components/hero.tsx';
import { Looks } from '../features/home/components/looks.tsx';
import { MemberUploadLink, VisitorUploadLink } from '../features/home/components/upload-link.tsx';
import { setHomePrompt } from '../features/home/home.store.ts';
import { useUploadAll } from '../features/image-source/upload.api.ts';
import { refreshSession, sessionQuery, useUser } from '../features/session/session.api.ts';
import {
  changeDraft,
  enterMode,
  chooseModel,
  takePictureTo,
  useDraft,
} from '../features/workspace/draft/draft.store.ts';
import { renderRequestOf } from '../features/workspace/request/render-request.ts';
import { usePageTitle } from '../lib/navigation/use-page-title.ts';
import { useCreateRender } from './shared/use-create-render.ts';

type Tried = Pick<GalleryItem, 'prompt' | 'negative_prompt' | 'final_prompt' | 'model'>;

export function HomePage() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const user = useUser();
  usePageTitle();
  const { create, creating } = useCreateRender();
  const upload = useUploadAll('CreateVariations');

  const onCreate = async (prompt: string) => {
    // The home page is shown before the session is known.
    if (!(await queryClient.ensureQueryData(sessionQuery))) return navigate(loginPath('/'));
    enterMode('GenerateImage');
    chooseModel(HOME_MODEL);
    changeDraft({ prompt });
    let status = 0;
    await create(renderRequestOf('GenerateImage', useDraft.getState().draft), (error) => {
      status = error.status;
    });
    if (status === 401 || status === 403) {
      // The session has ended or the account was blocked since the page was opened.
      await refreshSession(queryClient);
      const now = queryClient.getQueryData(sessionQuery.queryKey);
      if (now === null) return navigate(loginPath('/'));
      if (now?.is_blocked === 1) return navigate('/account/profile');
    }
    setHomePrompt('');
    return navigate(returnPath(search) ?? '/workplace/generate');
  };

  /** All files are uploaded; the first that is accepted becomes the source picture. */
  const onFiles = async (files: readonly File[]) => {
    if (!user) return;
    const [first] = await upload.mutateAsync({ files, userId: user.id });
    if (first === undefined) return;
    takePictureTo('CreateVariations', first);
    await navigate(`${MODE_TABLE.CreateVariations.path}?edit_image=1`);
  };

  const onTry = ({ prompt, negative_prompt: negativePrompt, final_prompt, model }: Tried) => {
    enterMode('GenerateImage');
    chooseModel(final_prompt.includes(modelMarker(HOME_MODEL)) ? HOME_MODEL : model);
    changeDraft({ prompt, negativePrompt });
    void navigate(MODE_TABLE.GenerateImage.path);
  };

  return (
    <main>
      <Hero
        creating={creating}
        onCreate={(prompt) => void onCreate(prompt)}
        upload={
          user ? (
            <MemberUploadLink busy={upload.isPending} onFiles={(files) => void onFiles(files)} />
          ) : (
            <VisitorUploadLink to={loginPath('/')} />
          )
        }
      />
      <Gallery onTry={onTry}>
        <Looks />
      </Gallery>
    </main>
  );
}

import { HOME_MODEL, MODE_TABLE, modelMarker, type GalleryItem, type RenderRequest } from '@kenna/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginPath, returnPath } from '../features/session/guards.ts';
import { Gallery } from '../features/gallery/components/gallery.tsx';
import { Hero } from '../features/home/components/hero.tsx';
import { Looks } from '../features/home/components/looks.tsx';
import { MemberUploadLink, VisitorUploadLink } from '../features/home/components/upload-link.tsx';
import { keepHomePromptForLogin, setHomePrompt, useHomePrompt } from '../features/home/home.store.ts';
import { LivePreview } from '../features/live-preview/components/live-preview.tsx';
import { showFailure } from '../features/image-source/accepted-files.ts';
import { useUploadAll } from '../features/image-source/upload.api.ts';
import { productQuery, refreshSession, sessionQuery, useUser } from '../features/session/session.api.ts';
import { enterMode, pageDraft, takePictureTo } from '../features/workspace/draft/draft.store.ts';
import { freshDraft, withModel } from '../features/workspace/draft/draft.ts';
import { renderRequestOf } from '../features/workspace/request/render-request.ts';
import { FieldProblem } from '../ui/messages/field-problem.tsx';
import { usePageTitle } from '../lib/navigation/use-page-title.ts';
import { createSeen } from './shared/create-seen.ts';
import { useCreateRender } from './shared/use-create-render.ts';

/** The request that Create sends for a prompt, with the settings that are in the panel of Create. */
function requestOf(prompt: string): RenderRequest {
  const { mode, draft } = pageDraft.store.getState();
  const own = mode === 'GenerateImage' ? draft : freshDraft('GenerateImage');
  return renderRequestOf('GenerateImage', { ...withModel('GenerateImage', own, HOME_MODEL), prompt });
}

/**
 * The prompt as it is typed. It is null until it changes, so that a prompt from an earlier visit draws nothing. A prompt
 * that waited for the login is drawn at once.
 */
function useTypedPrompt(): string | null {
  const { prompt, waitsForLogin } = useHomePrompt();
  const [first] = useState(prompt);
  const [changed, setChanged] = useState(waitsForLogin);
  if (!changed && prompt !== first) setChanged(true);
  return changed && prompt.trim() !== '' ? prompt : null;
}

type Tried = Pick<GalleryItem, 'prompt' | 'negative_prompt' | 'final_prompt' | 'model'>;

export function HomePage() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const user = useUser();
  usePageTitle();
  const { create, creating } = useCreateRender();
  // The first picture that comes opens its tool, where the others would not be named.
  const upload = useUploadAll('CreateVariations', (refusal, count) => count > 0 && showFailure(refusal));

  const typed = useTypedPrompt();
  const [sent, setSent] = useState<string | null>(null);
  const hasPreviews = useQuery(productQuery).data?.live_preview === true;

  const askToLogIn = () => {
    keepHomePromptForLogin();
    return navigate(loginPath('/'));
  };

  const onCreate = async (prompt: string) => {
    // The home page is shown before the session is known.
    if (!(await queryClient.ensureQueryData(sessionQuery))) return askToLogIn();
    const request = requestOf(prompt);
    enterMode('GenerateImage');
    pageDraft.chooseModel(HOME_MODEL);
    pageDraft.change({ prompt });
    setSent(prompt);
    let status = 0;
    await createSeen(create, request, (error) => {
      status = error.status;
    });
    if (status === 401 || status === 403) {
      // The session has ended or the account was blocked since the page was opened.
      await refreshSession(queryClient);
      const now = queryClient.getQueryData(sessionQuery.queryKey);
      if (now === null) return askToLogIn();
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
    pageDraft.chooseModel(final_prompt.includes(modelMarker(HOME_MODEL)) ? HOME_MODEL : model);
    pageDraft.change({ prompt, negativePrompt });
    void navigate(MODE_TABLE.GenerateImage.path);
  };

  return (
    <main>
      <Hero
        preview={
          hasPreviews &&
          typed !== null && <LivePreview request={requestOf(typed)} isSent={sent === typed} onOffer={setHomePrompt} />
        }
        problem={upload.refusal !== null && <FieldProblem text={upload.refusal} />}
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

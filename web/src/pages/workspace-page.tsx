import { MODE_TABLE, type Mode, type RenderSettings } from '@kenna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openSubscribe } from '../features/plans/subscribe.store.ts';
import { Results } from '../features/render-results/components/results.tsx';
import { useCancelRender, useRemoveRender, useRetryRender } from '../features/render-results/render-results.api.ts';
import { movePanel } from '../features/render-results/results.store.ts';
import { endSession, useUser } from '../features/session/session.api.ts';
import { ActionFoot } from '../features/workspace/components/action-foot.tsx';
import { FirstVisit } from '../features/workspace/components/first-visit.tsx';
import { SettingsPanel } from '../features/workspace/components/settings-panel.tsx';
import { changeDraft, enterMode, useDraft } from '../features/workspace/draft.store.ts';
import { focusPrompt } from '../features/workspace/focus-prompt.ts';
import { problemOf, renderRequestOf } from '../features/workspace/render-request.ts';
import { draftOfSettings } from '../features/workspace/settings-draft.ts';
import { isApiError } from '../lib/api-error.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { comingPage } from './coming-page.tsx';
import { useCreateRender } from './use-create-render.ts';
import { useViewedImage } from './use-viewed-image.ts';
import { WorkspaceViewer } from './workspace-viewer.tsx';

/** The page of a tool, by its row of the mode table. */
export function workspacePage(mode: Mode) {
  if (!MODE_TABLE[mode].available) return comingPage(mode);
  return function WorkspacePage() {
    return <Workspace mode={mode} />;
  };
}

function Workspace({ mode }: { mode: Mode }) {
  usePageTitle(MODE_TABLE[mode].tabTitle);
  const user = useUser();
  const queryClient = useQueryClient();
  const draft = useDraft((state) => state.draft);
  const { create, creating } = useCreateRender();
  const band = useBandActions();
  const viewed = useViewedImage();
  useEffect(() => {
    enterMode(mode);
    movePanel({ kind: 'returned' });
  }, [mode]);

  const problem = problemOf(mode, draft);
  const act = () => {
    if (problem !== null) focusPrompt();
    else void create(renderRequestOf(mode, draft));
  };
  useShortcut(act);
  if (!user) return null;

  const actions = {
    ...band,
    open: viewed.open,
    again: (settings: RenderSettings) =>
      void create(renderRequestOf(mode, { ...draft, ...draftOfSettings(settings, null) })),
  };
  return (
    <>
      <Results
        title={MODE_TABLE[mode].tabTitle}
        actions={actions}
        allowExplicit={user.is_allow}
        firstVisit={<FirstVisit mode={mode} />}
        onLogin={() => endSession(queryClient)}
      />
      <SettingsPanel
        mode={mode}
        peek={draft.prompt.trim() || 'Type what you want to see.'}
        onPeek={focusPrompt}
        foot={
          <ActionFoot
            mode={mode}
            count={draft.count}
            plan={user.plan}
            left={user.render_limit}
            problem={problem}
            creating={creating}
            onAct={act}
          />
        }
      />
      {viewed.id !== null && <WorkspaceViewer id={viewed.id} onMove={viewed.move} onClose={viewed.close} />}
    </>
  );
}

function useBandActions() {
  const cancel = useCancelRender();
  const retry = useRetryRender();
  const remove = useRemoveRender();
  return {
    cancel: (id: number) => cancel.mutate(id),
    retry: (id: number) =>
      retry.mutate(id, { onError: (error) => isApiError(error) && error.status === 402 && openSubscribe() }),
    remove: (id: number) => remove.mutate(id),
    use: (settings: RenderSettings) => {
      changeDraft(draftOfSettings(settings, null));
      focusPrompt();
    },
  };
}

/** Ctrl or ⌘ with Enter runs the action, wherever the focus is. */
function useShortcut(act: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}

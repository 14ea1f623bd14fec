import {
  MODE_TABLE,
  modeHas,
  type ImageItem,
  type Mode,
  type RenderRequest,
  type RenderSettings,
} from '@kenna/contract';
import { mdiCreation, mdiCursorText } from '@mdi/js';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { openSaveAll } from '../../features/downloads/download-dialog.store.ts';
import { focusSource } from '../../features/image-source/components/drop-zone.tsx';
import { LearnButton } from '../../features/navigation/components/learn-button.tsx';
import { openSubscribe } from '../../features/plans/subscribe.store.ts';
import { Results } from '../../features/render-results/components/results.tsx';
import { useCancelRender, useRemoveRender, useRetryRender } from '../../features/render-results/render-results.api.ts';
import { enterResults } from '../../features/render-results/results.store.ts';
import { endSession, useUser } from '../../features/session/session.api.ts';
import { ActionFoot } from '../../features/workspace/components/panel/action-foot.tsx';
import { SettingsPanel } from '../../features/workspace/components/panel/settings-panel.tsx';
import { enterMode, pageDraft, useDraft, useDraftDesk } from '../../features/workspace/draft/draft.store.ts';
import { freshDraft, type Draft } from '../../features/workspace/draft/draft.ts';
import { supportedDraft } from '../../features/workspace/engines/engine-abilities.ts';
import { useEngines } from '../../features/workspace/engines/engines.api.ts';
import { EngineHint } from '../../features/workspace/components/panel/engine-hint.tsx';
import { focusPrompt } from '../../features/workspace/prompt/focus-prompt.ts';
import { promptPlaceholder } from '../../features/workspace/prompt/prompt-placeholder.ts';
import { picturesOf, problemOf, renderRequestOf } from '../../features/workspace/request/render-request.ts';
import { draftOfRender } from '../../features/workspace/draft/settings-draft.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { COMMAND_KEY } from '../../lib/browser/command-key.ts';
import { useCommands } from '../../lib/commands/commands.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { useAddressedDraft } from '../../features/workspace/draft/use-addressed-draft.ts';
import { createSeen } from '../shared/create-seen.ts';
import { useCreateRender } from '../shared/use-create-render.ts';
import { CanvasNote } from '../../features/workspace/components/panel/canvas-note.tsx';
import { useLive } from './use-live.tsx';
import { useMissing } from './use-missing.ts';
import { useImageTools } from '../shared/use-image-tools.tsx';
import { useLibraryCovered } from '../shared/library-dialogs.tsx';
import { useToolDialog } from '../../features/image-tools/use-tool-dialog.ts';
import { useToolSections } from './panel/use-tool-sections.tsx';
import { useTryOn } from './panel/use-try-on.tsx';
import { useToolStage } from './stages/use-tool-stage.ts';
import { useViewedImage } from '../../features/image-viewer/use-viewed-image.ts';
import { WorkspaceViewer } from './workspace-viewer.tsx';

/** Creates the page of a tool from its row of the mode table. */
export function workspacePage(mode: Mode) {
  return function WorkspacePage() {
    return <Workspace mode={mode} />;
  };
}

function Workspace({ mode }: { mode: Mode }) {
  usePageTitle(MODE_TABLE[mode].navigation);
  const user = useUser();
  const queryClient = useQueryClient();
  const set = useDraft((state) => state.draft);
  const { change, reportMissing } = useDraftDesk();
  const draft = supportedDraft(set, useEngines(), mode);
  const { create, creating } = useCreateRender();
  const band = useBandActions();
  const viewed = useViewedImage();
  const tools = useImageTools();
  const dialog = useToolDialog();
  const covered = useLibraryCovered();
  const { sections, intro, dropTarget, mayBeSent } = useTryOn(mode, useToolSections(mode));
  const canvas = useToolStage(mode, { ...band, firstVisit: intro });
  useEffect(() => {
    enterMode(mode);
    enterResults(mode);
  }, [mode]);
  useAddressedDraft(mode);

  const problemIn = (sent: Draft) => problemOf(mode, sent, canvas.brings) ?? canvas.problem;
  const problem = problemIn(draft);
  const live = useLive(mode, problem === null ? renderRequestOf(mode, draft) : null);
  const reported = useMissing(problem);
  const act = async (sent: Draft = draft) => {
    const missing = problemIn(sent);
    if (missing !== null) return reportMissing(missing);
    const request = mayBeSent() ? await canvas.prepare(renderRequestOf(mode, sent)) : null;
    if (request !== null) await createSeen(create, request);
  };
  const takeOffer = ({ prompt }: { readonly prompt: string }) => {
    change({ prompt });
    void act({ ...draft, prompt });
  };
  const { action } = MODE_TABLE[mode];
  useCommands(MODE_TABLE[mode].navigation, [
    ...(action === null
      ? []
      : [{ label: action, icon: mdiCreation, keys: `${COMMAND_KEY} Enter`, run: () => void act() }]),
    { label: 'Write in the first field', icon: mdiCursorText, run: () => focusNeeded(mode) },
    ...live.commands,
  ]);
  // While an editor is open, the shortcut belongs to the editor.
  useShortcut(dialog.name === null ? () => void act() : null);
  if (!user) return null;

  const actions = {
    ...band,
    open: viewed.open,
    tools: (image: ImageItem) => (
      <>
        {canvas.onTile(image)}
        {tools.onTile(image)}
      </>
    ),
    marks: tools.marks,
    report: tools.report,
    trashAll: tools.trashAll,
    save: openSaveAll,
    // The prompts that a refusal offers are sent with the settings of the panel, so the panel takes over those of the
    // refused request.
    again: (settings: RenderSettings) =>
      void create(requestAgain(settings), ({ kind }) => kind === 'not_drawable' && band.adopt(settings)),
  };
  return (
    <>
      <Results
        title={MODE_TABLE[mode].navigation}
        actions={actions}
        canvas={
          canvas.stage && (
            <>
              {canvas.stage}
              <CanvasNote words={reported?.at === 'canvas' ? reported.words : null} />
            </>
          )
        }
        reveals={!canvas.showsResults}
        allowExplicit={user.is_allow}
        cover={live.preview}
        onUncover={live.close}
        intro={intro}
        isOfTool={({ settings }) => settings.page === mode}
        belongs={({ settings }) => draft.promptImageUrl === null || settings.prompt_image_url === draft.promptImageUrl}
        work={`${draft.promptImageUrl} ${draft.blendImageUrl}`}
        listens={dialog.name === null && viewed.id === null && !covered}
        onLogin={() => endSession(queryClient)}
        onOffer={takeOffer}
        refusalHint={<EngineHint mode={mode} />}
      />
      <SettingsPanel
        mode={mode}
        sections={{ ...sections, ...canvas.sections }}
        help={<LearnButton />}
        peek={peekOf(mode, draft)}
        onPeek={() => focusNeeded(mode)}
        isLower={live.isOn}
        needed={reported?.at === 'canvas' ? null : reported}
        foot={
          <ActionFoot
            mode={mode}
            count={picturesOf(mode, draft)}
            plan={user.plan}
            left={user.render_limit}
            problem={problem?.words ?? null}
            creating={creating || canvas.sending}
            onAct={() => void act()}
          />
        }
      />
      {dialog.name === null && dropTarget}
      <WorkspaceViewer />
    </>
  );
}

function useBandActions() {
  const cancel = useCancelRender();
  const retry = useRetryRender();
  const remove = useRemoveRender();
  const navigate = useNavigate();
  /** Copies all settings into the panel of their tool. */
  const adopt = (settings: RenderSettings) => {
    enterMode(settings.page);
    pageDraft.change(draftOfRender(settings, null));
    void navigate(MODE_TABLE[settings.page].path);
  };
  return {
    cancel: (id: number) => cancel.mutate(id),
    retry: (id: number) =>
      retry.mutate(id, { onError: (error) => isApiError(error) && error.status === 402 && openSubscribe('refused') }),
    remove: (id: number) => remove.mutate(id),
    adopt,
    use: (settings: RenderSettings) => {
      adopt(settings);
      focusNeeded(settings.page);
    },
  };
}

/** A request with the same settings for the same tool. The server chooses another seed. */
const requestAgain = (settings: RenderSettings): RenderRequest => ({
  ...renderRequestOf(settings.page, { ...freshDraft(settings.page), ...draftOfRender(settings, null) }),
  ...(settings.takes.length > 0 && { takes: settings.takes }),
});

/** Text on the collapsed panel of a small screen. */
const peekOf = (mode: Mode, { prompt, promptImageUrl }: Draft): string => {
  if (modeHas(mode, 'prompt')) return prompt.trim() || promptPlaceholder(mode);
  return promptImageUrl === null ? 'Choose an image' : 'Image and settings';
};

/** Moves the focus to the tool's first input: its prompt, or its picture when it has no prompt. */
const focusNeeded = (mode: Mode): void => (modeHas(mode, 'prompt') ? focusPrompt() : focusSource('image'));

/** Ctrl or ⌘ with Enter sends the render, wherever the focus is. */
function useShortcut(act: (() => void) | null): void {
  useEffect(() => {
    if (act === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}

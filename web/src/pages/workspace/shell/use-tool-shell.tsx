import { MODE_TABLE, modeHas, type Mode, type RenderRequest } from '@kenna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { focusSource } from '../../../features/image-source/components/drop-zone.tsx';
import { Results } from '../../../features/render-results/components/results.tsx';
import { endSession, useUser } from '../../../features/session/session.api.ts';
import { ActionFoot } from '../../../features/workspace/components/panel/action-foot.tsx';
import { CanvasNote } from '../../../features/workspace/components/panel/canvas-note.tsx';
import { EngineHint } from '../../../features/workspace/components/panel/engine-hint.tsx';
import { useDraft, useDraftDesk } from '../../../features/workspace/draft/draft.store.ts';
import type { Draft } from '../../../features/workspace/draft/draft.ts';
import { supportedDraft } from '../../../features/workspace/engines/engine-abilities.ts';
import { useEngines } from '../../../features/workspace/engines/engines.api.ts';
import { focusPrompt } from '../../../features/workspace/prompt/focus-prompt.ts';
import { promptPlaceholder } from '../../../features/workspace/prompt/prompt-placeholder.ts';
import { picturesOf, problemOf, renderRequestOf } from '../../../features/workspace/request/render-request.ts';
import { createSeen } from '../../shared/create-seen.ts';
import { useCreateRender } from '../../shared/use-create-render.ts';
import { useToolSections } from '../panel/use-tool-sections.tsx';
import { useTryOn } from '../panel/use-try-on.tsx';
import { useToolStage } from '../stages/use-tool-stage.ts';
import { useLive } from '../use-live.tsx';
import { settingsOf } from '../../../lib/pictures/settings-of.ts';
import { useMissing } from './use-missing.ts';
import { useResultActions } from './use-result-actions.tsx';
import type { Shelf } from './use-shelf.ts';

export interface ShellPlace {
  readonly mode: Mode;
  readonly shelf: Shelf;
  /** Whether the shortcut sends, because no other tool lies over this one. */
  readonly isInFront: boolean;
  /** Whether the keys act on the results, because nothing lies over them. */
  readonly listens: boolean;
  /** Title of the section in which the picture is chosen. */
  readonly sourceTitle?: string;
  /** Shown on the stage while no picture is chosen; by default what the tool does and how to begin. */
  readonly start?: ReactNode;
  /** Label of the action; by default that of the mode table. */
  readonly action?: string;
}

/**
 * The parts of a tool that sends a request: the stage with the filmstrip, the sections of the panel and the foot. The
 * draft is that of the `DraftContext`; everything that is sent goes through `create`.
 */
export function useToolShell(place: ShellPlace) {
  const { mode, shelf, isInFront, listens, sourceTitle = 'Image', start, action } = place;
  const user = useUser();
  const queryClient = useQueryClient();
  const set = useDraft((state) => state.draft);
  const { change, choosePicture, reportMissing } = useDraftDesk();
  const draft = supportedDraft(set, useEngines(), mode);
  const { create, creating } = useCreateRender({ results: shelf.area, onAccepted: shelf.add });
  const { sections, intro, dropTarget, mayBeSent } = useTryOn(mode, useToolSections(mode, { sourceTitle, start }));
  const canvas = useToolStage(mode, shelf);
  /** The last press that sends something: a canvas may take seconds to prepare what is sent. */
  const [started, setStarted] = useState<object | null>(null);
  const isDialog = shelf.own !== null;
  const isBusy = shelf.isBusy || (isDialog && (creating || canvas.sending));

  const problemIn = (sent: Draft) => problemOf(mode, sent, canvas.brings) ?? canvas.problem;
  const problem = problemIn(draft);
  const live = useLive(mode, problem === null ? renderRequestOf(mode, draft) : null);
  const reported = useMissing(problem);
  const begin = () => {
    if (!creating && !canvas.sending) setStarted({});
  };
  const deliver = (request: RenderRequest, onRefused?: Parameters<typeof create>[1]) =>
    createSeen(create, isDialog ? { ...request, is_dialog: 1 } : request, onRefused);
  const send: typeof deliver = (request, onRefused) => {
    begin();
    return deliver(request, onRefused);
  };
  const act = async (sent: Draft = draft) => {
    if (isBusy) return;
    const missing = problemIn(sent);
    if (missing !== null) return reportMissing(missing);
    if (!mayBeSent()) return;
    begin();
    const request = await canvas.prepare(renderRequestOf(mode, sent));
    if (request !== null) await deliver(request);
  };
  useShortcut(isInFront ? () => void act() : null);

  const actions = useResultActions({
    shelf,
    onTile: canvas.onTile,
    send: (request, onRefused) => {
      if (!isBusy) void send(request, onRefused);
    },
  });
  const latest = shelf.own?.[0];
  const isOfPicture = latest !== undefined && settingsOf(latest.settings).promptImageUrl === draft.promptImageUrl;
  return {
    draft,
    reported,
    live,
    act,
    send,
    isBusy,
    dropTarget,
    choosePicture,
    /** The result of the chosen picture that was made here; on a canvas the one that it shows. */
    made: canvas.showsResults ? canvas.chosen : isOfPicture ? (latest.images[0] ?? null) : null,
    /** Whether something on a canvas would be lost. */
    isCanvasChanged: canvas.isChanged,
    hasCanvas: canvas.stage !== null,
    stage: (
      <Results
        title={MODE_TABLE[mode].navigation}
        area={shelf.area}
        own={shelf.own}
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
        allowExplicit={user?.is_allow ?? false}
        cover={live.preview}
        onUncover={live.close}
        intro={intro}
        isOfTool={({ settings }) => settings.page === mode}
        belongs={({ settings }) =>
          draft.promptImageUrl === null || settingsOf(settings).promptImageUrl === draft.promptImageUrl
        }
        work={`${draft.promptImageUrl} ${draft.blendImageUrl}`}
        listens={listens}
        onLogin={() => endSession(queryClient)}
        onOffer={({ prompt }) => {
          change({ prompt });
          void act({ ...draft, prompt });
        }}
        refusalHint={<EngineHint mode={mode} />}
      />
    ),
    sections: { ...sections, ...canvas.sections },
    peek: peekOf(mode, draft),
    /** A canvas shows the picture itself. */
    peekPicture: canvas.stage === null ? draft.promptImageUrl : null,
    panel: { isLower: live.isOn, started },
    focusFirst: () => (beginsWithPrompt(mode, draft) ? focusPrompt() : focusSource('image')),
    /** `beside`: other actions in the row of the tool's own. */
    foot: (beside?: ReactNode) =>
      user && (
        <ActionFoot
          beside={beside}
          mode={mode}
          label={action ?? MODE_TABLE[mode].action}
          count={picturesOf(mode, draft)}
          plan={user.plan}
          left={user.render_limit}
          problem={problem?.words ?? null}
          isSaid={reported !== null}
          creating={isBusy || creating || canvas.sending}
          isDisabled={isDialog && (isBusy || draft.promptImageUrl === null)}
          onAct={() => void act()}
        />
      ),
  };
}

export type ToolShell = ReturnType<typeof useToolShell>;

/** Text on the collapsed panel of a small screen. */
const peekOf = (mode: Mode, draft: Draft): string => {
  if (beginsWithPrompt(mode, draft)) return draft.prompt.trim() || promptPlaceholder(mode);
  return draft.promptImageUrl === null ? 'Choose an image' : 'Image and settings';
};

/**
 * Whether the next input of a tool is its prompt. A tool that works on a picture waits for it first; a sketch can be drawn
 * instead.
 */
const beginsWithPrompt = (mode: Mode, { promptImageUrl }: Draft): boolean =>
  modeHas(mode, 'prompt') &&
  (promptImageUrl !== null || !MODE_TABLE[mode].needs.includes('image') || modeHas(mode, 'sketchCanvas'));

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

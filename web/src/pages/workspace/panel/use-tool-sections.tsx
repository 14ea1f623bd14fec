import { MODE_TABLE, modeHas, type Mode, type Panel } from '@kenna/contract';
import type { ReactNode } from 'react';
import { ChosenStage } from '../../../features/image-source/components/chosen-stage.tsx';
import { DropTarget } from '../../../features/image-source/components/drop-target.tsx';
import { PicturePlace } from '../../../features/image-source/components/picture-place.tsx';
import { SourceInvitation } from '../../../features/image-source/components/source-invitation.tsx';
import { SourcePanel } from '../../../features/image-source/components/source-panel.tsx';
import { useUploads } from '../../../features/image-source/use-uploads.ts';
import { usePromptAid } from '../../../features/prompt-help/use-prompt-aid.tsx';
import { useUser } from '../../../features/session/session.api.ts';
import { UpscaleOptions } from '../../../features/upscale/components/upscale-options.tsx';
import { upscaleVerdict } from '../../../features/upscale/upscale-verdict.ts';
import { BlendFields } from '../../../features/workspace/components/settings/strength-fields.tsx';
import { FirstVisit } from '../../../features/workspace/components/panel/first-visit.tsx';
import { PromptPanel } from '../../../features/workspace/components/prompt/prompt-panel.tsx';
import { useDraft, useDraftDesk, useMissingAt } from '../../../features/workspace/draft/draft.store.ts';
import { useRestoresFaces, useSupports } from '../../../features/workspace/engines/engines.api.ts';
import { focusPrompt } from '../../../features/workspace/prompt/focus-prompt.ts';
import { readsExclusions } from '../../../features/workspace/panel/sections.ts';
import { TOOL_WORDS } from '../../../features/workspace/prompt/tool-words.ts';
import { tutorialPath } from '../../../lib/navigation/tutorial-path.ts';
import { useImageSize } from '../../../lib/pictures/use-image-size.ts';
import { showToast } from '../../../ui/messages/toast.store.ts';
import { useTakePicture } from '../../shared/use-take-picture.ts';
import { LiveSwitch } from '../use-live.tsx';

export interface ToolSections {
  /** Sections of the panel that need other features than the workspace. */
  readonly sections: Partial<Record<Panel, ReactNode>>;
  /** Shown before the first result: what the tool does and how to begin, or the chosen pictures. */
  readonly intro: ReactNode;
  /** Accepts pictures that are dropped anywhere or pasted; false for a tool without pictures. */
  readonly dropTarget: ReactNode;
  /**
   * Shows a toast when the picture is too large or too small for the chosen settings. Returns false when sending is not
   * possible.
   */
  readonly mayBeSent: () => boolean;
}

interface SectionWords {
  /** Title of the section in which the picture is chosen. */
  readonly sourceTitle: string;
  /** Shown while no picture is chosen, instead of what the tool does and how to begin. */
  readonly start: ReactNode;
}

/** Returns the elements that other features contribute to the page of a tool. */
export function useToolSections(mode: Mode, { sourceTitle, start }: SectionWords): ToolSections {
  const user = useUser();
  const draft = useDraft((state) => state.draft);
  const { change, choosePicture } = useDraftDesk();
  // Once a picture is chosen in one panel, the next picture no longer goes to the other one.
  const chooseSource = (url: string): void => {
    change({ blendPending: false });
    choosePicture(url);
  };
  const chooseBlend = (url: string): void => {
    change({ blendPending: true });
    choosePicture(url);
  };
  const uploadInput = { userId: user?.id ?? 0, page: mode };
  const uploads = useUploads({ ...uploadInput, onFirst: chooseSource });
  const blends = useUploads({ ...uploadInput, onFirst: chooseBlend });
  const aid = usePromptAid({
    text: draft.prompt,
    page: mode,
    onText: (prompt) => change({ prompt }),
    focus: focusPrompt,
  });
  const supports = useSupports(mode);
  const restores = useRestoresFaces(mode);
  const { takeAsReference } = useTakePicture();
  const size = useImageSize(draft.promptImageUrl);
  const missing = useMissingAt('image');
  const shared = { page: mode, allowExplicit: user?.is_allow ?? false };
  const blendPending = draft.blendPending;
  const name = MODE_TABLE[mode].navigation;
  const image = (
    <>
      <div {...whenTouched(() => change({ blendPending: false }))}>
        <SourcePanel
          {...shared}
          title={sourceTitle}
          uploads={uploads}
          missing={missing}
          chosen={draft.promptImageUrl}
          onChoose={chooseSource}
          onRemove={() => change({ promptImageUrl: null, maskImageUrl: null, placement: null })}
        />
      </div>
      {takesSecond(mode, supports('blend')) && (
        <div {...whenTouched(() => change({ blendPending: true }))}>
          <SourcePanel
            {...shared}
            title="Blend with"
            uploads={blends}
            place="blend"
            chosen={draft.blendImageUrl}
            onChoose={chooseBlend}
            onRemove={() => change({ blendImageUrl: null, blendPending: false })}
          >
            {draft.blendImageUrl !== null && modeHas(mode, 'strengthSlider') && <BlendFields mode={mode} />}
          </SourcePanel>
        </div>
      )}
    </>
  );
  const prompt = (
    <PromptPanel mode={mode} aid={readsExclusions(mode) ? aid : null} preview={<LiveSwitch mode={mode} />} />
  );
  const mayBeSent = () => {
    if (!modeHas(mode, 'upscale') || !size) return true;
    const { refusal, warning } = upscaleVerdict(size, draft.upscale);
    const message = refusal?.toast ?? warning;
    if (message !== null) showToast({ title: message, type: 'error', flag: refusal ? 1 : 0 });
    return refusal === null;
  };
  return {
    sections: {
      // The tool without a picture of its own hands a picture that is dropped on its words over to Variations.
      Prompt: modeHas(mode, 'uploadImage') ? (
        prompt
      ) : (
        <PicturePlace onPicture={(url) => takeAsReference(url, draft.prompt)}>{prompt}</PicturePlace>
      ),
      ...(modeHas(mode, 'uploadImage') && { Image: image }),
      ...(modeHas(mode, 'upscale') && {
        Upscale: (
          <UpscaleOptions
            settings={draft}
            size={size}
            isMeasuring={draft.promptImageUrl !== null && size === undefined}
            restoresFaces={restores}
            onChange={change}
          />
        ),
      }),
    },
    intro:
      mode === 'GenerateImage' ? (
        <FirstVisit mode={mode} />
      ) : draft.promptImageUrl !== null ? (
        <ChosenStage title={name} text={TOOL_WORDS[mode]} pictures={[{ name: 'Picture', url: draft.promptImageUrl }]} />
      ) : start !== undefined ? (
        start
      ) : (
        <SourceInvitation
          tool={mode}
          title={name}
          text={TOOL_WORDS[mode]}
          tutorial={tutorialPath(mode)}
          onFiles={(files, { prompt = '' }) => {
            if (draft.prompt.trim() === '') change({ prompt });
            uploads.start(files);
          }}
        />
      ),
    dropTarget: modeHas(mode, 'uploadImage') && (
      <DropTarget
        label={`Drop a picture for ${name}`}
        onFiles={(blendPending ? blends : uploads).start}
        onPicture={blendPending ? chooseBlend : chooseSource}
      />
    ),
    mayBeSent,
  };
}

/** Whether a tool takes a second picture: a garment always, a picture to blend only if the engine supports blending. */
const takesSecond = (mode: Mode, blends: boolean): boolean =>
  modeHas(mode, 'blendUpload') && (blends || !modeHas(mode, 'strengthSlider'));

/** Handlers that make a panel the destination of the next picture once it is touched or focused. */
const whenTouched = (act: () => void) => ({ onPointerDownCapture: act, onFocusCapture: act });

import type { Mode, RenderRequest } from '@kenna/contract';
import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import { useState } from 'react';
import { LivePreview } from '../../features/live-preview/components/live-preview.tsx';
import { switchLivePreview, useLivePreview, wordsOf } from '../../features/live-preview/live-preview.store.ts';
import { useUser } from '../../features/session/session.api.ts';
import { useDraft, useDraftDesk } from '../../features/workspace/draft/draft.store.ts';
import { useEngines } from '../../features/workspace/engines/engines.api.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** Whether the engine that would make the picture has live previews, and whether the person wants them. */
function useLiveOffer(mode: Mode) {
  const engines = useEngines();
  const engine = useDraft((state) => state.draft.engine);
  const person = useUser()?.id ?? 0;
  const isOn = useLivePreview(({ offFor }) => !offFor.includes(person));
  const maker = engines?.choice.find(({ name }) => name === engine) ?? engines;
  return { isOffered: mode === 'GenerateImage' && maker?.live === true, isOn, person };
}

const switchLabel = (isOn: boolean): string => (isOn ? 'Turn off the live preview' : 'Turn on the live preview');
const switchIcon = (isOn: boolean): string => (isOn ? mdiEyeOutline : mdiEyeOffOutline);

/** Turns live previews on and off, for this person on this device. */
export function LiveSwitch({ mode }: { mode: Mode }) {
  const { isOffered, isOn, person } = useLiveOffer(mode);
  if (!isOffered) return null;
  return (
    <IconButton label={switchLabel(isOn)} icon={switchIcon(isOn)} onClick={() => switchLivePreview(person, !isOn)} />
  );
}

/**
 * The live preview of Create, in the place of the results. It is shown once the words or settings have changed since
 * the page was opened or the preview was turned on, until they are sent.
 *
 * @param request what would be sent now; null while something is missing.
 */
export function useLive(mode: Mode, request: RenderRequest | null) {
  const { isOffered, isOn, person } = useLiveOffer(mode);
  const made = useLivePreview((state) => state.made);
  const words = request === null ? null : wordsOf(request);
  const { change } = useDraftDesk();
  const [before, setBefore] = useState<string | null>(isOn ? words : null);
  // Words that were there before the person did anything are not drawn, such as those of a stored draft.
  if (before !== null && (words !== before || !isOn)) setBefore(null);
  const [isClosed, setIsClosed] = useState(false);
  const wants = isOffered && isOn && before === null && words !== null && words !== made;
  // A closed preview opens again with the words after the next render, or when it is turned on again.
  if (isClosed && (!isOn || (words !== null && words === made))) setIsClosed(false);

  const isShown = wants && !isClosed && request !== null;
  const close = () => setIsClosed(true);
  return {
    close,
    /** Whether words are drawn while they are typed. */
    isOn: isOffered && isOn,
    /** The switch of live previews in the command palette. */
    commands: isOffered
      ? [{ label: switchLabel(isOn), icon: switchIcon(isOn), run: () => switchLivePreview(person, !isOn) }]
      : [],
    /** Shown in the place of the results; false while there is nothing to preview. */
    preview: isShown && (
      <LivePreview request={request} onOffer={(prompt) => change({ prompt })}>
        <button type="button" onClick={close}>
          Show results
        </button>
      </LivePreview>
    ),
  };
}

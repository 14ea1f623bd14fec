import type { Mode } from '@kenna/contract';
import { SENSITIVITY_CHOICES } from '../../../../lib/text/sensitivity-choices.ts';
import { ChoiceField } from '../../../../ui/fields/choice-field.tsx';
import { BackgroundPicker } from '../../../../ui/fields/background-picker.tsx';
import { changeDraft, useDraft } from '../../draft/draft.store.ts';
import { useFollows } from '../../engines/engines.api.ts';

/** What the piece is set on once it is cut out, and what it is taken for when it is found. */
export function BackgroundSection({ mode }: { mode: Mode }) {
  const { background, sensitivity } = useDraft((state) => state.draft);
  const follows = useFollows(mode);
  return (
    <>
      <BackgroundPicker
        legend="Background"
        value={background}
        onChange={(value) => value !== null && changeDraft({ background: value })}
      />
      {follows('sensitivity') && (
        <ChoiceField
          legend="Image type"
          value={sensitivity}
          choices={SENSITIVITY_CHOICES}
          onChange={(value) => changeDraft({ sensitivity: value })}
        />
      )}
    </>
  );
}

import type { Mode } from '@kenna/contract';
import { SENSITIVITY_CHOICES } from '../../../../lib/text/sensitivity-choices.ts';
import { ChoiceField } from '../../../../ui/fields/choice-field.tsx';
import { BackgroundPicker } from '../../../../ui/fields/background-picker.tsx';
import { changeDraft, useDraft } from '../../draft/draft.store.ts';
import { useSupports } from '../../engines/engines.api.ts';

/** Settings of Remove Background: the background behind the subject, and the type of the picture. */
export function BackgroundSection({ mode }: { mode: Mode }) {
  const { background, sensitivity } = useDraft((state) => state.draft);
  const supports = useSupports(mode);
  return (
    <>
      <BackgroundPicker
        legend="Background"
        value={background}
        onChange={(value) => value !== null && changeDraft({ background: value })}
      />
      {supports('sensitivity') && (
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

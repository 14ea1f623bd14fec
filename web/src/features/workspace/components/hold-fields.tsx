import { modeHas, type Mode } from '@kenna/contract';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { changeDraft, useDraft } from '../draft.store.ts';
import { useFollows } from '../engines.api.ts';

/** How firmly the source is held while words change it; of a drawing also how tightly its lines lead. */
export function HoldFields({ mode }: { mode: Mode }) {
  const { strength, controlGuidance, edges } = useDraft((state) => state.draft);
  const follows = useFollows(mode);
  return (
    <>
      {follows('strength') && (
        <RangeField
          label="Strength"
          {...SHARE}
          value={strength}
          onChange={(value) => changeDraft({ strength: hundredths(value) })}
        />
      )}
      {modeHas(mode, 'cgSlider') && follows('lineControl') && (
        <RangeField
          label="Control guidance"
          {...SHARE}
          value={controlGuidance}
          onChange={(value) => changeDraft({ controlGuidance: hundredths(value) })}
        />
      )}
      {modeHas(mode, 'cgSlider') && follows('edges') && (
        <SwitchField
          label="Take the lines from a photograph"
          hint="Its edges are traced first, and the tracing is drawn"
          checked={edges}
          onChange={(checked) => changeDraft({ edges: checked })}
        />
      )}
    </>
  );
}

/** Mixes a second picture in: how much of its look, and how firmly the source's own form stays. */
export function BlendFields() {
  const { blendGuidance, blendControl } = useDraft((state) => state.draft);
  return (
    <>
      <RangeField
        label="Blend guidance"
        {...SHARE}
        value={blendGuidance}
        onChange={(value) => changeDraft({ blendGuidance: hundredths(value) })}
      />
      <RangeField
        label="Control guidance"
        {...SHARE}
        value={blendControl}
        onChange={(value) => changeDraft({ blendControl: hundredths(value) })}
      />
    </>
  );
}

const SHARE = { min: 0, max: 1, step: 0.05 } as const;
/** Sliders add their steps up in binary. */
const hundredths = (value: number): number => Math.round(value * 100) / 100;

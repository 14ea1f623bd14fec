import { MODE_TABLE, STYLES, modeHas, type ChosenLora, type Mode, type OfferedLora } from '@kenna/contract';
import { Disclosure, showFromTop } from '../../../../ui/disclosure.tsx';
import { useDraft } from '../../draft/draft.store.ts';
import { drawnSizes, offeredLoras, supportedDraft } from '../../engines/engine-abilities.ts';
import { useEngines, useSupports } from '../../engines/engines.api.ts';
import { AdvancedSettings, advancedSummary, hasAdvanced } from './advanced-settings.tsx';
import { offersCount, offersShape, choosesBackground } from '../../panel/sections.ts';
import { CountPicker } from './count-picker.tsx';
import { BackgroundSection } from './background-section.tsx';
import { ModelPicker } from './model-picker.tsx';
import { LoraPicker } from './lora-picker.tsx';
import { ColourwaysField } from './colourways-field.tsx';
import { StrengthFields } from './strength-fields.tsx';
import { SettingField } from './setting-field.tsx';
import { ShapePicker } from './shape-picker.tsx';
import { StylePicker } from './style-picker.tsx';
import classes from './model-panel.module.css';

/** The model and the settings of the picture: shape, count, colourways, background, strength, guidance and style. */
export function ModelPanel({ mode }: { mode: Mode }) {
  const draft = useDraft((state) => state.draft);
  const supports = useSupports(mode);
  const engines = useEngines();
  const supported = supportedDraft(draft, engines, mode);
  const loras = offeredLoras(engines, mode, draft);
  const ownGuidance = modeHas(mode, 'guidanceSlider') && !MODE_TABLE[mode].panels.includes('guidanceSlider');
  // With colourways the number of pictures is the number of colourways.
  const counts = offersCount(mode) && !(modeHas(mode, 'colourways') && supported.colourways.length > 0);
  return (
    <>
      {modeHas(mode, 'modelPicker') && <ModelPicker mode={mode} />}
      <section className={classes.section}>
        {(offersShape(mode) || counts) && (
          <div className={classes.pair}>
            {offersShape(mode) && <ShapePicker sizes={drawnSizes(engines, mode, draft)} />}
            {counts && <CountPicker />}
          </div>
        )}
        {modeHas(mode, 'colourways') && supports('colourways') && <ColourwaysField />}
        {choosesBackground(mode) && <BackgroundSection mode={mode} />}
        {modeHas(mode, 'strengthSlider') && <StrengthFields mode={mode} />}
        {ownGuidance && <GuidancePanel mode={mode} />}
      </section>
      {modeHas(mode, 'styles') && (
        <Disclosure title="Styles" summary={stylesSummary(draft.styles, supported.loras, loras)} onOpen={showFromTop}>
          <StylePicker all={STYLES} />
          <LoraPicker offered={loras} chosen={supported.loras} />
        </Disclosure>
      )}
      {hasAdvanced(mode, supports) && (
        <Disclosure title="Advanced" summary={advancedSummary(mode, supported)} onOpen={showFromTop}>
          <AdvancedSettings mode={mode} />
        </Disclosure>
      )}
    </>
  );
}

const stylesSummary = (
  styles: readonly string[],
  chosen: readonly ChosenLora[],
  offered: readonly OfferedLora[],
): string => {
  const titles = chosen.map(({ name }) => offered.find((lora) => lora.name === name)?.title ?? name);
  return [...styles, ...titles].join(', ') || 'None';
};

/** Guidance: how closely the picture follows the prompt. */
export const GuidancePanel = ({ mode }: { mode: Mode }) => <SettingField mode={mode} name="guidance" />;

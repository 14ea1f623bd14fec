import { LORA_LIMIT, LORA_STRENGTH_MAXIMUM, type ChosenLora, type OfferedLora } from '@kenna/contract';
import { RangeField } from '../../../../ui/fields/range-field.tsx';
import { useDraftDesk } from '../../draft/draft.store.ts';
import classes from './model-panel.module.css';

interface LoraPickerProps {
  readonly offered: readonly OfferedLora[];
  /** LoRAs of the draft that are offered. */
  readonly chosen: readonly ChosenLora[];
}

/** Styles that are files on the engine, by the model that draws with them; styles of two models cannot be combined. */
export function LoraPicker({ offered, chosen }: LoraPickerProps) {
  const { change } = useDraftDesk();
  const isChosen = ({ name }: OfferedLora) => chosen.some((one) => one.name === name);
  const base = offered.find(isChosen)?.base ?? null;
  const toggle = (lora: OfferedLora) =>
    change({
      loras: isChosen(lora)
        ? chosen.filter(({ name }) => name !== lora.name)
        : [...chosen, { name: lora.name, strength: lora.strength }],
    });
  return [...Map.groupBy(offered, (lora) => lora.base)].map(([title, loras]) => (
    <div key={title} className={classes.loras} role="group" aria-label={`Styles of ${title}`}>
      <p className={classes.legend}>{`On the engine, drawn by ${title}`}</p>
      <div className={classes.chips}>
        {loras.map((lora) => (
          <button
            key={lora.name}
            type="button"
            className={classes.chip}
            aria-pressed={isChosen(lora)}
            disabled={!isChosen(lora) && (chosen.length >= LORA_LIMIT || (base !== null && base !== title))}
            onClick={() => toggle(lora)}
          >
            {lora.title}
          </button>
        ))}
      </div>
      {loras.filter(isChosen).map((lora) => (
        <Strength key={lora.name} lora={lora} chosen={chosen} />
      ))}
    </div>
  ));
}

function Strength({ lora: { name, title, words }, chosen }: { lora: OfferedLora; chosen: readonly ChosenLora[] }) {
  const { change } = useDraftDesk();
  const setStrength = (strength: number) =>
    change({
      // Steps of the slider have rounding errors.
      loras: chosen.map((one) => (one.name === name ? { name, strength: Math.round(strength * 100) / 100 } : one)),
    });
  return (
    <div>
      <RangeField
        label={`${title}, strength`}
        min={0}
        max={LORA_STRENGTH_MAXIMUM}
        step={0.05}
        value={chosen.find((one) => one.name === name)?.strength ?? 1}
        onChange={setStrength}
      />
      {words !== '' && <p className={classes.legend}>{`Adds to the prompt: ${words}`}</p>}
    </div>
  );
}

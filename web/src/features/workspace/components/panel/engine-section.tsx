import type { Mode } from '@kenna/contract';
import { Disclosure, showFromTop } from '../../../../ui/disclosure.tsx';
import { ChoiceField } from '../../../../ui/fields/choice-field.tsx';
import { useDraft, useDraftDesk } from '../../draft/draft.store.ts';
import { enginesFor } from '../../engines/engine-abilities.ts';
import { useEngines } from '../../engines/engines.api.ts';

/** Value of the choice "Best available". It differs from every engine's name, because names have no spaces. */
const BEST = 'best available';

/** The choice of an engine. It is shown when the operator offers at least two for the mode and the model. */
export function EngineSection({ mode }: { mode: Mode }) {
  const { model, engine } = useDraft((state) => state.draft);
  const { change } = useDraftDesk();
  const offered = enginesFor(useEngines(), mode, model);
  if (offered.length < 2) return null;
  const chosen = offered.find(({ name }) => name === engine);
  const choices = [
    { value: BEST, label: 'Best available' },
    ...offered.map(({ name, title }) => ({ value: name, label: title })),
  ];
  return (
    <Disclosure title="Engine" summary={chosen?.title ?? 'Best available'} onOpen={showFromTop}>
      <ChoiceField
        legend="Made by"
        columns={1}
        value={chosen?.name ?? BEST}
        choices={choices}
        onChange={(value) => change({ engine: value === BEST ? null : value })}
      />
    </Disclosure>
  );
}

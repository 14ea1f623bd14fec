import type { Mode } from '@kenna/contract';
import { Link } from 'react-router';
import { ABOUT_ENGINES } from '../../../../lib/navigation/about-engines.ts';
import { useDraft } from '../../draft/draft.store.ts';
import { enginesFor } from '../../engines/engine-abilities.ts';
import { useEngines } from '../../engines/engines.api.ts';

/** Names the engines on offer that may draw what the built-in engine cannot, or links to how one is connected. */
export function EngineHint({ mode }: { mode: Mode }) {
  const { model, engine } = useDraft((state) => state.draft);
  const others = enginesFor(useEngines(), mode, model).filter(({ name }) => name !== engine);
  if (engine !== null && others.length > 0)
    return <>Another engine may draw it: choose {others.map(({ title }) => title).join(' or ')} under Engine.</>;
  return (
    <>
      A connected engine draws anything. <Link to={ABOUT_ENGINES}>How to connect one</Link>
    </>
  );
}

import { MODELS, PROMPT_LIMIT, type Mode, type Model } from '@kenna/contract';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { enterMode, pageDraft } from './draft.store.ts';
import { focusPrompt } from '../prompt/focus-prompt.ts';

/** Moves the query parameters `prompt` and `model` from the address of a tool into its draft. */
export function useAddressedDraft(mode: Mode): void {
  const [parameters, setParameters] = useSearchParams();
  const prompt = parameters.get('prompt');
  const model = parameters.get('model');
  useEffect(() => {
    if (prompt === null && model === null) return;
    enterMode(mode);
    if (isModel(model)) pageDraft.chooseModel(model);
    if (prompt !== null) {
      pageDraft.change({ prompt: prompt.slice(0, PROMPT_LIMIT) });
      focusPrompt();
    }
    const rest = new URLSearchParams(window.location.search);
    rest.delete('prompt');
    rest.delete('model');
    setParameters(rest, { replace: true });
  }, [mode, prompt, model, setParameters]);
}

const isModel = (model: string | null): model is Model => (MODELS as readonly (string | null)[]).includes(model);

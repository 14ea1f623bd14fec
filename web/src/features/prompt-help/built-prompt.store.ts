import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { followEdit, type BuiltPrompt } from './written-words.ts';

/** The last known prompt with the words that the builder wrote in it, stored in the browser. */
const useBuilt = create<BuiltPrompt>()(
  persist((): BuiltPrompt => ({ text: '', written: [] }), { name: 'built-prompt', version: 1 }),
);

export const trackPrompt = (text: string): void => void useBuilt.setState((built) => followEdit(built, text));

export const storeBuilt = (built: BuiltPrompt): void => void useBuilt.setState(built);

/** The current prompt, with the words of the builder that it still contains. */
export const useBuiltPrompt = (text: string): BuiltPrompt => followEdit(useBuilt(), text);

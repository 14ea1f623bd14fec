import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { followEdit, type BuiltPrompt } from './written-words.ts';

/** The prompt as it was seen last, and which of its words the builder wrote; a reload forgets neither. */
const useBuilt = create<BuiltPrompt>()(
  persist((): BuiltPrompt => ({ text: '', written: [] }), { name: 'built-prompt', version: 1 }),
);

export const followPrompt = (text: string): void => void useBuilt.setState((built) => followEdit(built, text));

export const keepBuilt = (built: BuiltPrompt): void => void useBuilt.setState(built);

/** Whose words are whose in a prompt as it stands now. */
export const useBuiltPrompt = (text: string): BuiltPrompt => followEdit(useBuilt(), text);

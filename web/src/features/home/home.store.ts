import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface HomePrompt {
  readonly prompt: string;
  /** True once a visitor has asked for the picture and was sent to log in; false again when the prompt changes. */
  readonly waitsForLogin: boolean;
}

/** The prompt of the home page. It is stored in the browser, so that a login in between does not lose it. */
export const useHomePrompt = create<HomePrompt>()(
  persist((): HomePrompt => ({ prompt: '', waitsForLogin: false }), { name: 'home-prompt' }),
);

export const setHomePrompt = (prompt: string): void =>
  void useHomePrompt.setState((state) => (state.prompt === prompt ? state : { prompt, waitsForLogin: false }));

export const keepHomePromptForLogin = (): void => void useHomePrompt.setState({ waitsForLogin: true });

import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** The prompt of the home page. It is stored in the browser, so that a login in between does not lose it. */
export const useHomePrompt = create<{ readonly prompt: string }>()(
  persist((): { prompt: string } => ({ prompt: '' }), { name: 'home-prompt' }),
);

export const setHomePrompt = (prompt: string): void => void useHomePrompt.setState({ prompt });

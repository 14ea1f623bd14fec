import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** The prompt of the hero. Kept, so that logging in on the way does not lose it. */
export const useHomePrompt = create<{ readonly prompt: string }>()(
  persist((): { prompt: string } => ({ prompt: '' }), { name: 'home-prompt' }),
);

export const setHomePrompt = (prompt: string): void => void useHomePrompt.setState({ prompt });

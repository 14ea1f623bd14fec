import { create } from 'zustand';

/** Id of the conversation on the page, whose realtime channel is subscribed; null if there is none. */
export const useOpenChat = create<{ chatId: number | null }>(() => ({ chatId: null }));

export const openChat = (chatId: number | null): void => useOpenChat.setState({ chatId });

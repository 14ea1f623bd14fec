import { create } from 'zustand';

/** The conversation that is on the page, whose channel is listened to; null for none. */
export const useOpenChat = create<{ chatId: number | null }>(() => ({ chatId: null }));

export const openChat = (chatId: number | null): void => useOpenChat.setState({ chatId });

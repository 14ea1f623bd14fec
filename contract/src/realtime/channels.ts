/** Names of the channels. All but the download channel are private, so a subscription needs an authorisation. */
export const DOWNLOAD_CHANNEL = 'render.download.image';

export const renderResultsChannel = (userId: number) => `private-render.results.${userId}` as const;
export const dialogResultsChannel = (userId: number) => `private-render.results.for.dialog.${userId}` as const;
export const subscriptionChannel = (userId: number) => `private-subscription.change.${userId}` as const;
export const libraryChannel = (userId: number) => `private-library.${userId}` as const;
export const chatChannel = (chatId: number) => `private-chat.${chatId}` as const;

const OWNED = /^private-(?:render\.results(?:\.for\.dialog)?|subscription\.change|library)\.(\d{1,15})$/;
const CHAT = /^private-chat\.(\d{1,15})$/;

/** The user to whom a private channel belongs; null for a conversation's channel and for unknown names. */
export function channelOwner(channel: string): number | null {
  const match = OWNED.exec(channel);
  return match ? Number(match[1]) : null;
}

/** The conversation to which a channel belongs; null for other channels. */
export function channelChat(channel: string): number | null {
  const match = CHAT.exec(channel);
  return match ? Number(match[1]) : null;
}

import type { ChatEvent } from './chats/chats.events.ts';
import type { LibraryChangeEvent } from './images/library.events.ts';
import type { RenderResultEvent } from './renders/renders.events.ts';
import type { RunEvent } from './runs/runs.events.ts';
import type { Plan } from './accounts/accounts.schema.ts';

/** Sent when a plan, a block or a quota has changed on the server. */
export interface SubscriptionChangeEvent {
  plan: Plan;
  is_blocked: 0 | 1;
  render_limit: number | null;
}

/**
 * Sent to everybody when a file for somebody to save is ready or has failed. `download_id` alone reveals nothing,
 * because fetching a download needs the session.
 */
export interface DownloadEvent {
  download_id: string;
}

/** Every event that the server sends, by name. */
export interface EventData {
  UserRenderResults: RenderResultEvent;
  UserRenderResultsForDialog: RenderResultEvent;
  UserSubscriptionChange: SubscriptionChangeEvent;
  UserRenderDownloadImage: DownloadEvent;
  UserChat: ChatEvent;
  UserLibraryChange: LibraryChangeEvent;
  /** On the channel of the person's renders. */
  UserRun: RunEvent;
}
export type EventName = keyof EventData;

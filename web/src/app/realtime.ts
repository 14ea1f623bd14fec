import {
  API_BASE,
  chatChannel,
  DOWNLOAD_CHANNEL,
  dialogResultsChannel,
  libraryChannel,
  realtimeRoutes,
  renderResultsChannel,
  subscriptionChannel,
  type EventData,
  type EventName,
  type Product,
} from '@kenna/contract';
import type { QueryClient } from '@tanstack/react-query';
import type Pusher from 'pusher-js';
import { applyCollectionChange } from '../features/collections/collections.realtime.ts';
import { applyImageChange, refreshLibrary } from '../features/image-actions/image-actions.realtime.ts';
import { applyNoteChange } from '../features/notes/notes.realtime.ts';
import { applyDownloadEvent, refreshDownloads } from '../features/downloads/downloads.realtime.ts';
import { applyChatEvent, applyStepResult, refreshChats } from '../features/chats/chats.realtime.ts';
import { applyJobResult, refreshJobs } from '../features/notifications/notifications.realtime.ts';
import { refreshBilling } from '../features/plans/plans.api.ts';
import { closeSubscribe, openSubscribe } from '../features/plans/subscribe.store.ts';
import { applyDialogResult, refreshDialogRenders } from '../features/render-results/dialog-renders.api.ts';
import { applyRenderResult, refreshRenders } from '../features/render-results/render-results.realtime.ts';
import { refreshRuns } from '../features/runs/runs.api.ts';
import { applyRunEvent } from '../features/runs/runs.realtime.ts';
import { productQuery, recheckSession, refreshProduct, refreshSession } from '../features/session/session.api.ts';
import { applyQuota, applySubscriptionChange } from '../features/session/session.realtime.ts';
import { setLive } from '../lib/realtime/connection.store.ts';
import { useOpenChat } from '../lib/realtime/open-chat.store.ts';
import { readSessionToken } from '../lib/api/session-token.ts';
import { trackEvent } from '../lib/browser/track-event.ts';
import { WINDOW_ID } from '../lib/api/window-id.ts';
import { showToast } from '../ui/messages/toast.store.ts';

/*
 * The only file that speaks the Pusher protocol; called by `root.tsx`. Each event type has one handler, which writes
 * the query cache through its feature. An event is a hint: whenever a channel opens, the data is fetched from the API,
 * so events that were missed before or during a lost connection do not matter.
 */

type Handler<Name extends EventName> = (queryClient: QueryClient, event: EventData[Name]) => void;

const handlers = {
  UserRenderResults: (queryClient, event) => {
    applyRenderResult(queryClient, event);
    applyStepResult(queryClient, event);
    applyJobResult(queryClient, event);
    applyQuota(queryClient, event.render_limit);
  },
  UserRenderResultsForDialog: (queryClient, event) => {
    applyDialogResult(queryClient, event);
    applyJobResult(queryClient, event);
    applyQuota(queryClient, event.render_limit);
    if (event.status === 'error') {
      const title = 'Apologies, but we were unable to complete this process. Please try again';
      showToast({ title, type: 'error', flag: 1 });
    }
    if (event.status === 'completed') {
      const name = queryClient.getQueryData(productQuery.queryKey)?.name ?? '';
      showToast({ title: `${name} generated the prompt successfully. Enjoy the result`, type: 'success' });
    }
  },
  UserSubscriptionChange: (queryClient, event) => {
    applySubscriptionChange(queryClient, event);
    refreshBilling(queryClient);
    trackEvent('subscription_change', { plan: event.plan, render_limit: event.render_limit });
    if (event.plan !== 'free') closeSubscribe();
    else if (event.is_blocked === 0) openSubscribe('offered');
  },
  UserRenderDownloadImage: (_, event) => applyDownloadEvent(event),
  UserChat: applyChatEvent,
  UserRun: (queryClient, event) => {
    applyRunEvent(queryClient, event);
    applyQuota(queryClient, event.render_limit);
  },
  UserLibraryChange: (queryClient, event) => {
    if (event.window === WINDOW_ID) return;
    applyImageChange(queryClient, event);
    applyCollectionChange(queryClient, event);
    applyNoteChange(queryClient, event);
  },
} satisfies { [Name in EventName]: Handler<Name> };

/** Codes with which the server closes a connection for good. */
const UNKNOWN_KEY = 4001;
const SESSION_ENDED = 4009;

interface RealtimeInput {
  readonly queryClient: QueryClient;
  readonly realtime: Product['realtime'];
  /** Id of a person who is logged in and not blocked; null subscribes only the channel of downloads. */
  readonly userId: number | null;
  /** Called when an open connection is lost, when none can be opened, and when the client fails to load. */
  readonly onLost: () => void;
}

/** Subscribes to the channels until the returned function is called. The Pusher client loads on first use. */
export function connectRealtime({ queryClient, realtime, userId, onLost }: RealtimeInput): () => void {
  let closed = false;
  let client: Pusher | null = null;
  let stopFollowing: (() => void) | null = null;
  void import('pusher-js').then(({ default: PusherClient }) => {
    if (closed) return;
    client = new PusherClient(realtime.key, clientOptions(realtime));
    for (const name of [...(userId === null ? [] : channelsOf(userId)), DOWNLOAD_CHANNEL]) client.subscribe(name);
    for (const name of Object.keys(handlers) as EventName[]) {
      client.bind(name, (event: never) => handlers[name](queryClient, event));
    }
    // A server that stops still answers the first check, and a connection that never opened is not lost: the client is
    // `unavailable` after ten seconds without a connection, when the server must be checked again.
    client.connection.bind('state_change', ({ previous, current }: { previous: string; current: string }) => {
      if (!closed && (previous === 'connected' || current === 'unavailable')) onLost();
    });
    followRefusals(client, queryClient, () => closed);
    client.channel(DOWNLOAD_CHANNEL).bind('pusher:subscription_succeeded', refreshDownloads);
    if (userId === null) return;
    followChannels(client, channelsOf(userId), queryClient);
    // The person may have been blocked, or logged out elsewhere, since the page fetched the session.
    const recheck = () => void recheckSession(queryClient);
    client.channel(subscriptionChannel(userId)).bind('pusher:subscription_error', recheck);
    stopFollowing = followOpenChat(client, queryClient);
  }, onLost);
  return () => {
    closed = true;
    stopFollowing?.();
    client?.disconnect();
    setLive(false);
  };
}

const channelsOf = (userId: number) => [
  renderResultsChannel(userId),
  dialogResultsChannel(userId),
  subscriptionChannel(userId),
  libraryChannel(userId),
];

/**
 * Finds out why the server has closed the connection for good. A session that ended, or a new key, closes this client
 * and opens another one; a session whose rights have changed connects again.
 */
function followRefusals(client: Pusher, queryClient: QueryClient, isClosed: () => boolean): void {
  // The client wraps the error that closes a connection; those that it survives have their code in `data`.
  client.connection.bind('error', ({ error }: { error?: { data?: { code?: number } } }) => {
    const code = error?.data?.code;
    if (code === UNKNOWN_KEY) void refreshProduct(queryClient);
    if (code !== SESSION_ENDED) return;
    void recheckSession(queryClient).then(() => {
      if (!isClosed()) client.connect();
    });
  });
}

/**
 * Sets the connection live while all channels of a person are open, and then fetches what their events tell: events that
 * came before the last of them was open are lost.
 */
function followChannels(client: Pusher, names: readonly string[], queryClient: QueryClient): void {
  const opened = new Set<string>();
  client.connection.bind('state_change', ({ current }: { current: string }) => {
    if (current === 'connected') return;
    opened.clear();
    setLive(false);
  });
  let wasLive = false;
  const onOpened = (name: string) => {
    opened.add(name);
    if (opened.size < names.length) return;
    setLive(true);
    // On the first subscription the page has just fetched its library.
    if (wasLive) refreshLibrary(queryClient);
    wasLive = true;
    refreshRenders(queryClient);
    refreshDialogRenders(queryClient);
    refreshJobs(queryClient);
    refreshChats(queryClient);
    refreshRuns(queryClient);
    void refreshSession(queryClient);
  };
  for (const name of names) client.channel(name).bind('pusher:subscription_succeeded', () => onOpened(name));
}

/** Subscribes to the channel of the conversation that is open, and leaves the one before. */
function followOpenChat(client: Pusher, queryClient: QueryClient): () => void {
  const follow = (chatId: number | null, before: number | null) => {
    if (chatId === before) return;
    if (before !== null) client.unsubscribe(chatChannel(before));
    if (chatId === null) return;
    // Messages may have been written before the channel was open.
    client.subscribe(chatChannel(chatId)).bind('pusher:subscription_succeeded', () => refreshChats(queryClient));
  };
  follow(useOpenChat.getState().chatId, null);
  return useOpenChat.subscribe(({ chatId }, before) => follow(chatId, before.chatId));
}

function clientOptions({ cluster, host, port, tls }: Product['realtime']): ConstructorParameters<typeof Pusher>[1] {
  return {
    cluster,
    forceTLS: tls,
    // The transport `ws` uses TLS as `forceTLS` says. With `wss` the client would also try TLS on a plain port when a
    // connection takes longer than two seconds.
    enabledTransports: ['ws'],
    // Every 60 seconds the client posts the last 50 entries of its log, which this server accepts.
    enableStats: true,
    statsHost: window.location.host,
    ...(host === null ? {} : { wsHost: host }),
    ...(port === null ? {} : { wsPort: port, wssPort: port }),
    channelAuthorization: {
      transport: 'ajax',
      endpoint: `${API_BASE}${realtimeRoutes.authorize.path}`,
      headersProvider: () => ({ authorization: `Bearer ${readSessionToken() ?? ''}` }),
    },
  };
}

/*
 * Google Tag Manager, loaded only after consent. Events that occur before its script has loaded wait on the data layer.
 */

const SCRIPT = 'https://www.googletagmanager.com/gtm.js';

/**
 * Advertising remains denied whatever the container includes
 * (https://developers.google.com/tag-platform/security/guides/consent).
 */
const CONSENT = {
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
} as const;

/** Google's script recognises a command only if it is an `arguments` object rather than an array. */
function commandOf(..._words: unknown[]): Record<string, unknown> {
  // eslint-disable-next-line prefer-rest-params -- the script would not recognise an array
  return arguments as unknown as Record<string, unknown>;
}

interface TagManagerInput {
  readonly id: string;
  /** True if events are also written to the console. */
  readonly debug: boolean;
}

export function startTagManager({ id, debug }: TagManagerInput): void {
  if (window.dataLayer !== undefined) return;
  window.dataLayer = [
    commandOf('consent', 'default', CONSENT),
    { 'gtm.start': Math.round(performance.timeOrigin + performance.now()), event: 'gtm.js' },
  ];
  if (debug) logPushes(window.dataLayer);
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

function logPushes(layer: Record<string, unknown>[]): void {
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    // eslint-disable-next-line no-console -- this is what the debug flag asks for
    console.debug('Analytics', ...entries);
    return push(...entries);
  };
}

/** Deletes the cookies of analytics and reloads the page, because a running script cannot be unloaded. */
export function endTagManager(): void {
  if (window.dataLayer === undefined) return;
  const [, ...domain] = window.location.hostname.split('.');
  for (const name of document.cookie.split(';').map((cookie) => cookie.split('=')[0]!.trim())) {
    if (!/^_g(a|id|at|cl)/.test(name)) continue;
    for (const place of ['', `; domain=${window.location.hostname}`, `; domain=.${domain.join('.')}`]) {
      document.cookie = `${name}=; max-age=0; path=/${place}`;
    }
  }
  window.location.reload();
}

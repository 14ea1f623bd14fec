/** The Pusher Channels protocol, versions 5 to 7: names, codes and message formats. */
export const PROTOCOL_VERSIONS = { min: 5, max: 7 } as const;

/** Close and error codes: after 40xx clients do not reconnect, after 41xx they reconnect later, after 42xx at once. */
export const CODES = {
  applicationUnknown: 4001,
  protocolUnsupported: 4007,
  protocolMissing: 4008,
  unauthorised: 4009,
  overCapacity: 4100,
  unavailable: 4101,
  reconnect: 4200,
  pongMissing: 4201,
  tooManyClientEvents: 4301,
} as const;

/** Maximum bytes of one event's data. */
export const EVENT_DATA_LIMIT = 10_240;

const CHANNEL_NAME = /^[A-Za-z0-9_\-=@,.;]{1,200}$/;

export const isChannelName = (name: unknown): name is string => typeof name === 'string' && CHANNEL_NAME.test(name);
export const isPresence = (channel: string): boolean => channel.startsWith('presence-');
export const isGuarded = (channel: string): boolean => isPresence(channel) || channel.startsWith('private-');

interface OutgoingMessage {
  readonly event: string;
  readonly channel?: string;
  readonly data?: unknown;
  readonly user_id?: string;
}

/** `data` is encoded as a JSON text within the JSON message. */
export const frameOf = ({ data = {}, ...message }: OutgoingMessage): string =>
  JSON.stringify({ ...message, data: typeof data === 'string' ? data : JSON.stringify(data) });

/** Error messages are the only ones whose data is an object. */
export const errorFrameOf = (code: number | null, message: string): string =>
  JSON.stringify({ event: 'pusher:error', data: { code, message } });

export interface IncomingMessage {
  readonly event: string;
  readonly channel: unknown;
  readonly data: unknown;
}

/** Returns null when the text is not a valid message. */
export function readMessage(text: string): IncomingMessage | null {
  const message = parseObject(text);
  if (typeof message?.['event'] !== 'string') return null;
  return { event: message['event'], channel: message['channel'], data: message['data'] };
}

/** Clients send `data` as an object, or as the JSON text of one. */
export const fieldsOf = (data: unknown): Record<string, unknown> =>
  (typeof data === 'string' ? parseObject(data) : asObject(data)) ?? {};

export function parseObject(text: string): Record<string, unknown> | null {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return null;
  }
}

const asObject = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;

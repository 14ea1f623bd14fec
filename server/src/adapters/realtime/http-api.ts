/**
 * The HTTP API of the Pusher Channels protocol, for the official server libraries. Events reach every process;
 * information about channels and users covers only this process.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Channels } from './channels.ts';
import type { EventBus } from './event-bus.ts';
import { faultOfSignature } from './http-api-signature.ts';
import { EVENT_DATA_LIMIT, isChannelName, isPresence, parseObject } from './protocol.ts';
import type { RealtimeCredentials } from './signature.ts';

const BODY_LIMIT = 256 * 1024;
const BATCH_LIMIT = 10;

const channelName = z.string().refine(isChannelName);
const eventSchema = z
  .object({
    name: z.string().min(1).max(200),
    data: z.string(),
    channel: channelName.optional(),
    channels: z.array(channelName).max(100).optional(),
    socket_id: z.string().optional(),
  })
  .transform(({ name, data, channel, channels, socket_id: exceptSocketId }) => ({
    event: name,
    data,
    channels: channels ?? (channel === undefined ? [] : [channel]),
    exceptSocketId,
  }));
const batchSchema = z.object({ batch: z.array(eventSchema).max(BATCH_LIMIT) });

interface Parts {
  readonly appId: string;
  readonly credentials: RealtimeCredentials;
  readonly bus: EventBus;
  readonly channels: Channels;
  readonly endConnectionsOf: (userId: string) => void;
}

type Call = FastifyRequest<{ Params: { appId: string; channel: string; userId: string }; Body: string | undefined }>;

/** Registered as a separate plugin, because it needs the raw bodies that were signed. */
export async function addHttpApi(app: FastifyInstance, parts: Parts): Promise<void> {
  const { appId, credentials, bus, channels, endConnectionsOf } = parts;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );

  app.addHook('preHandler', async (request, reply) => {
    const { params, body, method, url } = request as Call;
    const { pathname: path, searchParams: query } = new URL(url, 'http://localhost');
    if (params.appId !== appId) return say(reply, 404, 'Unknown application');
    const fault = faultOfSignature({ method, path, query, body: body ?? '' }, credentials, Date.now());
    if (fault !== null) return say(reply, 401, fault);
  });

  async function publish(reply: FastifyReply, events: z.output<typeof eventSchema>[], answer: object) {
    if (events.some(({ data }) => Buffer.byteLength(data) > EVENT_DATA_LIMIT)) {
      return say(reply, 413, `The data of an event is limited to ${EVENT_DATA_LIMIT} bytes`);
    }
    for (const event of events) await bus.publish(event);
    return answer;
  }

  const read = <Schema extends z.ZodType>(schema: Schema, { body }: Call) => schema.safeParse(parseObject(body ?? ''));

  app.post('/events', hidden, async (request, reply) => {
    const event = read(eventSchema, request as Call);
    return event.success ? publish(reply, [event.data], {}) : say(reply, 400, 'Not an event');
  });

  app.post('/batch_events', hidden, async (request, reply) => {
    const events = read(batchSchema, request as Call);
    if (!events.success) return say(reply, 400, `Not a batch of at most ${BATCH_LIMIT} events`);
    return publish(reply, events.data.batch, { batch: events.data.batch.map(() => ({})) });
  });

  app.get('/channels', hidden, async (request) => {
    const { filter_by_prefix: prefix = '', info = '' } = request.query as { filter_by_prefix?: string; info?: string };
    const names = channels.occupied().filter((name) => name.startsWith(prefix));
    const wantsUsers = info.split(',').includes('user_count');
    const about = (name: string) =>
      wantsUsers && isPresence(name) ? { user_count: channels.membersIn(name).size } : {};
    return { channels: Object.fromEntries(names.map((name) => [name, about(name)])) };
  });

  app.get('/channels/:channel', hidden, async (request) => {
    const { channel } = (request as Call).params;
    const subscriptions = channels.subscriptionsIn(channel);
    return {
      occupied: subscriptions > 0,
      subscription_count: subscriptions,
      ...(isPresence(channel) ? { user_count: channels.membersIn(channel).size } : {}),
    };
  });

  app.get('/channels/:channel/users', hidden, async (request, reply) => {
    const { channel } = (request as Call).params;
    if (!isPresence(channel)) return say(reply, 400, 'Users are known of presence channels only');
    return { users: [...channels.membersIn(channel).keys()].map((id) => ({ id })) };
  });

  app.post('/users/:userId/terminate_connections', hidden, async (request) => {
    endConnectionsOf((request as Call).params.userId);
    return {};
  });
}

/** Excluded from the product's API description and from its rate limits. */
const hidden = { schema: { hide: true }, config: { rateLimit: false } };

const say = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).type('text/plain').send(message);

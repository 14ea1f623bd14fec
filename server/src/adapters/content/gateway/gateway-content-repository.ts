/**
 * A real repository behind our own routes. Its token never leaves the server: callers see published content, and
 * releases when they send the token or hold a ref. Answers are cached while they are valid; when the repository is
 * unreachable, its last known answer is served.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { ContentAsker, ContentReply, ContentRepository } from '../../../ports/content-repository.port.ts';
import type { Clock } from '../../../shared/clock.ts';
import { createAskRepository, type Question } from './ask-repository.ts';
import { createPictureProxy } from './picture-proxy.ts';
import { createReplies, OUT_OF_REACH } from './create-replies.ts';
import { createKnownAnswers } from './known-answers.ts';
import { createLastGoodCopies } from './last-good-copies.ts';
import { presentReply } from './present-reply.ts';

interface Parts {
  /** Address of the API, such as `https://my-repository.cdn.prismic.io/api/v2`. */
  readonly endpoint: string;
  readonly token: string | null;
  /** Folder of the cached copies; absolute path. */
  readonly folder: string;
  readonly clock: Clock;
  readonly log: Logger;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/**
 * How long answers are cached, in seconds. The content of a ref never changes, except for fields filled by other
 * services.
 */
const ROOT_AGE = 5;
const REF_AGE = 600;
const refSchema = z.looseObject({
  id: z.string(),
  ref: z.string(),
  label: z.string(),
  isMasterRef: z.boolean().default(false),
});
const rootSchema = z.looseObject({
  refs: z.array(refSchema),
  forms: z.record(z.string(), z.looseObject({ action: z.string() })).default({}),
});
type Root = z.output<typeof rootSchema>;

/**
 * Parameters that identify the client or the state of the content. A question is the same without them; the memory
 * cache adds the ref.
 */
const NOT_ASKED = new Set(['ref', 'access_token', 'integrationFieldsRef', 'x-c', 'x-d']);

const WRONG_TOKEN: ContentReply = {
  status: 401,
  body: { type: 'api_security_error', message: 'Invalid access token', error: 'Invalid access token' },
};

const digestOf = (text: string) => createHash('sha256').update(text).digest();

function questionOf(call: string, parameters: URLSearchParams): string {
  const asked = [...parameters].filter(([name]) => !NOT_ASKED.has(name));
  return `${call}?${new URLSearchParams(asked.toSorted(([one], [other]) => one.localeCompare(other)))}`;
}

export function createGatewayContent({ endpoint, token, folder, clock, log, wait }: Parts): ContentRepository {
  const base = new URL(endpoint);
  const { replyTo, copyOf } = createReplies({
    ask: createAskRepository({ token, ...(wait && { wait }) }),
    copies: createLastGoodCopies(join(folder, 'answers')),
    clock,
    log,
  });
  const known = createKnownAnswers<ContentReply>(clock);
  const picture = createPictureProxy({
    endpoint: base,
    clock,
    copies: createLastGoodCopies(join(folder, 'pictures')),
  });
  /** The last valid answer of the root; null before the first. */
  let lastRoot: Root | null = null;

  const showsToken = ({ token: shown }: ContentAsker) =>
    shown !== null && token !== null && timingSafeEqual(digestOf(shown), digestOf(token));
  const isRefused = (asker: ContentAsker) => asker.token !== null && token !== null && !showsToken(asker);

  async function readRoot(): Promise<ContentReply> {
    const held = known.find('root');
    if (held) return held;
    const reply = await replyTo({ url: base }, 'root');
    const parsed = rootSchema.safeParse(reply.body);
    if (reply.status !== 200) return reply;
    if (!parsed.success) return (await copyOf('root')) ?? OUT_OF_REACH;
    lastRoot = parsed.data;
    if (!reply.copyOf) known.store('root', reply, ROOT_AGE);
    return reply;
  }

  async function masterRef(): Promise<string | null> {
    if (lastRoot === null) await readRoot();
    return lastRoot?.refs.find(({ isMasterRef }) => isMasterRef)?.ref ?? null;
  }

  const presented = (reply: ContentReply, { origin }: ContentAsker): ContentReply =>
    reply.status === 200 ? { ...reply, body: presentReply(reply.body, { origin, endpoint: base }) } : reply;

  /** Answers for the published state are cached, those for releases are not. */
  async function replyAt(ref: string | null, question: string, asked: Question): Promise<ContentReply> {
    if (ref === null || ref !== (await masterRef())) return replyTo(asked, null);
    const held = known.find(`${ref} ${question}`);
    if (held) return held;
    const reply = await replyTo(asked, question);
    if (reply.status !== 200 || reply.copyOf) return reply;
    const holding = { ...reply, maxAge: REF_AGE };
    known.store(`${ref} ${question}`, holding, REF_AGE);
    return holding;
  }

  /** Only addresses on the repository's own host or on prismic.io, because the token is sent along. */
  function tagsAddress(): URL {
    const announced = URL.parse(lastRoot?.forms.tags?.action ?? '');
    const isOurs = announced !== null && (announced.host === base.host || /\.prismic\.io$/.test(announced.host));
    return isOurs ? announced : new URL(`${endpoint}/tags`);
  }

  return {
    description: `Repository at ${base.host}`,

    async root(asker) {
      if (isRefused(asker)) return WRONG_TOKEN;
      const reply = await readRoot();
      if (reply.status !== 200) return reply;
      const root = rootSchema.parse(reply.body);
      const refs = showsToken(asker) ? root.refs : root.refs.filter(({ isMasterRef }) => isMasterRef);
      const maxAge = refs.length > 1 || reply.copyOf ? 0 : ROOT_AGE;
      return presented({ ...reply, body: { ...root, refs }, maxAge }, asker);
    },

    async search(parameters, asker) {
      if (isRefused(asker)) return WRONG_TOKEN;
      const url = new URL(`${endpoint}/documents/search`);
      url.search = parameters.toString();
      url.searchParams.delete('access_token');
      return presented(await replyAt(parameters.get('ref'), questionOf('search', parameters), { url }), asker);
    },

    async tags(_parameters, asker) {
      if (isRefused(asker)) return WRONG_TOKEN;
      await masterRef();
      return presented(await replyTo({ url: tagsAddress() }, 'tags'), asker);
    },

    async graph({ query, variables, operationName, ref }, asker) {
      if (isRefused(asker)) return WRONG_TOKEN;
      const asked = ref ?? (await masterRef());
      const url = new URL(`${base.origin}/graphql`);
      url.searchParams.set('query', query);
      if (variables) url.searchParams.set('variables', JSON.stringify(variables));
      if (operationName) url.searchParams.set('operationName', operationName);
      const question = questionOf('graph', url.searchParams);
      const headers = asked === null ? {} : { 'prismic-ref': asked };
      return presented(await replyAt(asked, question, { url, headers }), asker);
    },

    picture,

    async findRelease(name, asker) {
      if (!showsToken(asker)) return null;
      await readRoot();
      const releases = lastRoot?.refs.filter(({ isMasterRef }) => !isMasterRef) ?? [];
      return releases.find(({ id, label }) => id === name || label === name)?.ref ?? null;
    },

    async look() {
      const reply = await readRoot();
      if (reply.copyOf) throw new Error(`It does not answer; copies of ${reply.copyOf.toISOString()} are shown.`);
      if (reply.status !== 200) throw new Error(`It answers ${reply.status} instead of its content.`);
      return `It answers, with ${rootSchema.parse(reply.body).refs.length - 1} releases`;
    },

    close: async () => undefined,
  };
}

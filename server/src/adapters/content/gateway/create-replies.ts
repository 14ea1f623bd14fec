/**
 * Answers requests to a repository. When it is unreachable, the last known answer is served, or an error when there is
 * none.
 */
import type { Logger } from 'pino';
import type { ContentReply } from '../../../ports/content-repository.port.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { AskRepository, Question, RepositoryAnswer } from './ask-repository.ts';
import { createRequestSharing } from './share-requests.ts';
import type { LastGoodCopies } from './last-good-copies.ts';

interface Parts {
  readonly ask: AskRepository;
  readonly copies: LastGoodCopies;
  readonly clock: Clock;
  readonly log: Logger;
}

/** How long after a failure copies are served without asking the repository again. */
const PAUSE_MS = 15_000;

export const OUT_OF_REACH: ContentReply = {
  status: 503,
  body: { type: 'content_unavailable', message: 'The content repository does not answer.' },
  retryAfter: PAUSE_MS / 1000,
};

/** Statuses that mean the repository is temporarily unavailable and should not be asked for a while. */
const isOutOfReach = ({ status, body }: RepositoryAnswer) =>
  status >= 500 || status === 429 || (status === 200 && body === null);

/** Converts a non-JSON refusal, because the client expects JSON. */
const refusal = ({ status, body, retryAfter }: RepositoryAnswer): ContentReply => ({
  status,
  body: body ?? { type: 'content_unreadable', message: 'The content repository refuses.' },
  ...(retryAfter !== null && { retryAfter: Math.ceil(retryAfter) }),
});

export function createReplies({ ask, copies, clock, log }: Parts) {
  let pausedUntil = 0;
  const together = createRequestSharing<ContentReply>();

  async function copyOf(question: string | null): Promise<ContentReply | null> {
    const copy = question === null ? null : await copies.find(question);
    return copy && { status: 200, body: copy.body, copyOf: copy.takenAt };
  }

  async function replyNow(asked: Question, question: string | null): Promise<ContentReply> {
    if (clock.now().getTime() < pausedUntil) return (await copyOf(question)) ?? OUT_OF_REACH;
    const answer = await ask(asked).catch((error: unknown) => {
      log.warn({ err: error, host: asked.url.host }, 'the content repository does not answer');
      return null;
    });
    if (answer === null || isOutOfReach(answer)) {
      pausedUntil = clock.now().getTime() + PAUSE_MS;
      const copy = await copyOf(question);
      if (copy) return copy;
      return answer?.status === 429 ? refusal(answer) : OUT_OF_REACH;
    }
    if (answer.status !== 200) return refusal(answer);
    if (question !== null) await copies.store(question, answer.body, clock.now());
    return { status: 200, body: answer.body };
  }

  /**
   * The repository's answer, or its last known one. `question` null: the answer belongs to one caller and is not
   * cached.
   */
  const replyTo = (asked: Question, question: string | null): Promise<ContentReply> =>
    together(JSON.stringify([asked.url.href, asked.headers, question]), () => replyNow(asked, question));

  return { replyTo, copyOf };
}

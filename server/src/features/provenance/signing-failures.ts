/** Files of pictures that could not be marked, signed or stamped: whether they leave, and what admins see of them. */
import type { UnsignedPicture } from '@kenna/contract';
import type { Logger } from 'pino';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Metrics } from '../../shared/metrics.ts';
import { problemsOf, UNTRUSTED } from './present-verification.ts';
import type { ProvenanceRepository, Unsigned } from './provenance.repository.ts';

interface Parts {
  readonly rows: ProvenanceRepository;
  /** Whether files are delivered without credentials when signing fails. */
  readonly allowsUnsigned: boolean;
  readonly metrics: Metrics;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Number of days for which admins see a file. */
const KEPT_DAYS = 30;
/** Maximum number of files that admins see. */
const LISTED = 50;

/** Maximum length of a reason in characters. */
const REASON_LENGTH = 300;

/**
 * The reason in words for an admin. The library of credentials validates what it has signed, and its error is a dump of the
 * validation; what matters of it are the codes of what failed, without that of an unknown signer, which many have.
 */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, failed = ''] = /\bfailure: \[(.*?)\](?: \}|,)/s.exec(message) ?? [];
  const codes = [...failed.matchAll(/\bcode: "([^"]+)"/g)].map(([, code = '']) => ({ code }));
  const problems = problemsOf(codes.filter(({ code }) => code !== UNTRUSTED));
  return (problems.length > 0 ? problems.join(' ') : message).slice(0, REASON_LENGTH);
}

export function createSigningFailures({ rows, allowsUnsigned, metrics, clock, log }: Parts) {
  /** What cannot be recorded must not keep a picture from leaving. */
  async function record(unsigned: Unsigned): Promise<void> {
    try {
      await rows.insertUnsigned({ ...unsigned, now: clock.now() }, daysBefore(clock.now(), KEPT_DAYS));
    } catch (error) {
      log.error({ err: error }, 'the failed signature could not be recorded');
    }
  }

  return {
    /**
     * A file that cannot be marked or signed is not delivered, unless the operator allows that.
     * @throws AppError `unsigned`.
     */
    async allow(error: unknown, imageId: number, lacks: 'credentials' | 'mark'): Promise<void> {
      log.error({ err: error, image: imageId }, 'a picture could not be marked or signed');
      metrics.countUnsigned();
      await record({ imageId, lacks, reason: reasonOf(error), isDelivered: allowsUnsigned });
      if (!allowsUnsigned) throw new AppError('unsigned', { cause: error });
    },

    /** A file leaves without a time stamp, because its signature is valid without one. */
    async allowUnstamped(error: unknown): Promise<void> {
      log.error({ err: error }, 'a picture left without a time stamp');
      await record({ imageId: null, lacks: 'time_stamp', reason: reasonOf(error), isDelivered: true });
    },

    countOfLastDay: (): Promise<number> => rows.countUnsigned(daysBefore(clock.now(), 1)),

    /** The latest first. */
    async list(): Promise<UnsignedPicture[]> {
      const found = await rows.listUnsigned(LISTED);
      return found.map(({ id, imageId, lacks, reason, isDelivered, happenedAt, userId, email, name }) => ({
        id,
        image_id: imageId,
        person: userId === null || email === null ? null : { id: userId, name, email },
        lacks,
        reason,
        is_delivered: isDelivered,
        happened_at: happenedAt.toISOString(),
      }));
    },
  };
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);

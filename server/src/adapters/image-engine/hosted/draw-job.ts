import type { Logger } from 'pino';
import type { Pixels } from '../../../ports/engine-task.ts';
import type { ReportPicture } from './draw-each.ts';
import { fetchResult } from './fetch-result.ts';
import { runJob, type JobNews, type OrderSignals, type ServiceJob } from './run-job.ts';
import type { ServiceHttp } from './service-http.ts';

/** Share of the progress at which the picture is drawn and only has to be fetched. */
const DRAWN = 0.95;

interface Drawing {
  readonly http: ServiceHttp;
  /** Resolves to a job whose result is the address of the picture. */
  readonly order: (signals: OrderSignals) => Promise<ServiceJob<string>>;
  readonly report: ReportPicture;
  readonly signal: AbortSignal;
  /** Seconds without an answer about the job after which it counts as lost. */
  readonly lostAfterSeconds: number;
  /** Pause before the job's state is first asked for; undefined for the usual pause. */
  readonly firstPauseMs: number | undefined;
  readonly log: Logger;
  /** Whether a picture on the service's own host is fetched with the API key. */
  readonly withKey?: boolean;
}

/**
 * Draws one picture by a job of the service, reports the job's progress and reads the picture. @throws ImageEngineError
 */
export async function drawJob(drawing: Drawing): Promise<Pixels> {
  const { http, order, report, signal, lostAfterSeconds, firstPauseMs, log, withKey = false } = drawing;
  const onNews = (news: JobNews<string>) => {
    if (news.state === 'waiting') report(0, { stage: news.ahead ? `Waiting, ${news.ahead} before it` : 'Waiting' });
    if (news.state === 'running') report(DRAWN * Math.min(1, news.fraction ?? 0));
  };
  const finished = await runJob({
    order,
    signal,
    onNews,
    lostAfterMs: lostAfterSeconds * 1000,
    firstPauseMs,
    log,
  });
  report(DRAWN);
  return fetchResult(http, finished, signal, { withKey });
}

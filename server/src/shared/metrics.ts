/**
 * The metrics that a process counts itself, and the registry that `/metrics` shows. What the database knows is read by
 * `http/operations.ts` when it is asked for.
 */
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  const engineRuns = new Histogram({
    name: 'engine_run_duration_seconds',
    help: 'Time of one call of an engine. The outcome is completed, or the kind of the error.',
    labelNames: ['engine', 'operation', 'outcome'],
    buckets: [0.5, 1, 2, 5, 10, 20, 40, 80, 160, 320],
    registers,
  });
  const languageModels = new Histogram({
    name: 'language_model_duration_seconds',
    help: 'Time of one call of a language model until its last word. The outcome is completed, or the kind of the error.',
    labelNames: ['model', 'purpose', 'outcome'],
    buckets: [0.1, 0.5, 1, 2, 5, 10, 20, 40, 80],
    registers,
  });
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time of one try of a job. The outcome is completed, failed, or returned to the queue at no cost to its tries.',
    labelNames: ['job', 'outcome'],
    buckets: [0.05, 0.5, 2, 10, 60, 600, 3600],
    registers,
  });
  const renderFailures = new Counter({
    name: 'render_failures_total',
    help: 'Renders that ended with an error, by the code that the person got.',
    labelNames: ['reason'],
    registers,
  });

  const unsigned = new Counter({
    name: 'unsigned_pictures_total',
    help: 'Files of pictures whose content credentials could not be signed.',
    registers,
  });

  return {
    registry,
    observeRequest: (labels: { method: string; route: string; status: number }, seconds: number) =>
      requests.observe(labels, seconds),
    observeEngineRun: (labels: { engine: string; operation: string; outcome: string }, seconds: number) =>
      engineRuns.observe(labels, seconds),
    observeLanguageModel: (labels: { model: string; purpose: string; outcome: string }, seconds: number) =>
      languageModels.observe(labels, seconds),
    observeJob: (labels: { job: string; outcome: 'completed' | 'failed' | 'returned' }, seconds: number) =>
      jobs.observe(labels, seconds),
    countRenderFailure: (reason: string) => renderFailures.inc({ reason }),
    countUnsigned: () => unsigned.inc(),
  };
}

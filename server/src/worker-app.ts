/** The HTTP side of a process that is only a worker: probes and metrics on a port of its own, and no pages. */
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { OperationsService } from './features/health/operations.service.ts';
import { answerError } from './http/error-handler.ts';
import { addOperations } from './http/operations.ts';

interface WorkerAppParts {
  readonly operations: OperationsService;
  readonly metricsToken: string | null;
  readonly log: Logger;
}

export function createWorkerApp({ operations, metricsToken, log }: WorkerAppParts): FastifyInstance {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
  });
  app.setErrorHandler(answerError);
  addOperations(app, { metricsToken, countSockets: () => 0, ...operations });
  return app;
}

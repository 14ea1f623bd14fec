/** An additional worker: runs jobs from the database of a server that runs elsewhere, and serves only probes. */
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { listenError } from './shared/program/listen-error.ts';
import { runProgram, type RunningProgram } from './shared/program/run-program.ts';
import { StartError } from './shared/program/start-error.ts';
import { createWorkerApp } from './worker-app.ts';

async function start(): Promise<RunningProgram> {
  const config = readConfig();
  if (config.databaseUrl === null) {
    throw new StartError(
      'Further workers share a PostgreSQL server with the product: set DATABASE_URL. With the embedded database, npm start brings its own worker.',
    );
  }
  const log = pino({ level: config.logLevel });
  const { services, startWorker, close } = await compose(config, log);
  const { operations } = services;
  const app = createWorkerApp({ operations, metricsToken: config.metricsToken, log });
  async function stop(): Promise<void> {
    await app.close();
    await operations.readiness.stop();
    await close();
  }
  const { host } = config.http;
  const { port } = config.worker;
  try {
    await operations.readiness.start();
    if (port !== null) await app.listen({ host, port });
    await startWorker();
  } catch (error) {
    await stop();
    throw port === null ? error : listenError(error as NodeJS.ErrnoException, { host, port, portName: 'WORKER_PORT' });
  }
  const place = port === null ? '' : ` at http://${host}:${(app.server.address() as AddressInfo).port}`;
  process.stdout.write(`${config.product.name} worker is ready${place}\n`);
  return { stop };
}

await runProgram(start);

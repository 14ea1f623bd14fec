/** The product in one process: API, web, files, realtime, and a worker. */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { openControlSocket } from './features/backups/control-socket.ts';
import { pageOriginsOf } from './http/pages/page-origins.ts';
import { openLog } from './open-log.ts';
import { listenError } from './shared/program/listen-error.ts';
import { runProgram, type RunningProgram } from './shared/program/run-program.ts';

/** The first pages and renders after a start come before pictures that nobody has asked for yet. */
const PREPARE_AFTER_MS = 10_000;

const WEB_DIR = join(import.meta.dirname, '../../web/dist');

async function start(): Promise<RunningProgram> {
  const config = readConfig();
  const { host, port, publicUrl, trustedProxies } = config.http;
  const log = openLog(config, process.stdout.isTTY);
  const { services, ports, tracing, countSockets, attachRealtime, startWorker, close } = await compose(config, log);
  const app = await createApp({
    ...services,
    blobs: ports.blobs,
    contentRepository: ports.content,
    tracing,
    countSockets,
    log,
    settings: {
      productName: config.product.name,
      publicUrl,
      trustedProxies,
      metricsToken: config.metricsToken,
      webDir: WEB_DIR,
      origins: pageOriginsOf(config),
      analytics: config.gtmId !== null,
    },
  });
  const left = new AbortController();
  let control: Awaited<ReturnType<typeof openControlSocket>> = null;
  async function stop(): Promise<void> {
    left.abort();
    await control?.close();
    await app.close();
    await services.operations.readiness.stop();
    await close();
  }
  try {
    await attachRealtime(app);
    await services.operations.readiness.start();
    await app.listen({ host, port });
    await startWorker();
    if (config.databaseUrl === null)
      control = await openControlSocket(config.dataDir, services.adminServices.backups.writeTo);
  } catch (error) {
    await stop();
    throw listenError(error as NodeJS.ErrnoException, { host, port, portName: 'PORT' });
  }
  const prepare = () =>
    services.background.run('drawing what the engine draws', () => services.drawings.prepare(left.signal));
  setTimeout(() => left.signal.aborted || prepare(), PREPARE_AFTER_MS).unref();
  const chosenPort = (app.server.address() as AddressInfo).port;
  const address = port === 0 ? `http://${host}:${chosenPort}` : publicUrl;
  process.stdout.write(`${config.product.name} is ready at ${address}\n`);
  return { stop };
}

await runProgram(start);

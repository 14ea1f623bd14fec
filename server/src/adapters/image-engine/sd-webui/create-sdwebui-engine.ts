/**
 * The engine behind the HTTP API of A1111, Forge, SD.Next or stable-diffusion.cpp. The server's type and inventory are
 * read before the first picture and cached until it stops answering. Renders are sent one at a time; the others wait
 * here, where they can be cancelled.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { EngineTask } from '../../../ports/engine-task.ts';
import {
  ImageEngineError,
  type EngineImage,
  type EngineReport,
  type EngineRunOptions,
  type ImageEngine,
} from '../../../ports/image-engine.port.ts';
import type { RemoteEngineParts } from '../remote-engine-parts.ts';
import { capabilityOn, controlsOn } from './capabilities.ts';
import { drawPlan } from './draw-plan.ts';
import { createHttpJson } from './protocol/http-json.ts';
import { createLoraList } from './protocol/lora-list.ts';
import { probeServer, type WebuiServer } from './protocol/probe-server.ts';
import { pendingReply } from './protocol/replies.ts';
import { createTurns } from './protocol/turns.ts';
import { reportOf } from './report-of-server.ts';
import { planOfTask } from './requests/plan-of-task.ts';
import { planTouchUp } from './requests/plan-touch-up.ts';
import { lorasOn, styledTask } from './requests/styles.ts';
import { touchUp } from './touch-up.ts';

interface Options extends RemoteEngineParts {
  readonly pollMs?: number;
  /** Overrides the settings' seconds. */
  readonly lostMs?: number;
  /** For how long the list of LoRAs counts, and how long it may take; both in ms. */
  readonly loraTimes?: { readonly freshMs?: number; readonly timeoutMs?: number };
}

/** Maximum number of waiting renders; people would not wait for a longer queue. */
const MAX_QUEUE = 32;
const PROBE_TIMEOUT_MS = 10_000;
const HEALTH_TIMEOUT_MS = 4_000;
/** Maximum time in ms that the engine waits for cancelled renders to be interrupted when it closes. */
const CLOSE_GRACE_MS = 5_000;

export function createSdwebuiEngine({ settings, log, pollMs = 500, lostMs, loraTimes }: Options): ImageEngine {
  const http = createHttpJson(settings);
  const loraList = createLoraList(http, loraTimes);
  const turns = createTurns(MAX_QUEUE);
  const closing = new AbortController();
  const ending = new Set<Promise<void>>();
  const pollTimes = { pollMs, lostMs: lostMs ?? settings.lostAfterSeconds * 1000 };
  let server: WebuiServer | null = null;

  const within = (ms: number, signal?: AbortSignal) =>
    AbortSignal.any([closing.signal, AbortSignal.timeout(ms), ...(signal ? [signal] : [])]);

  async function probe(signal?: AbortSignal): Promise<WebuiServer> {
    const found = await probeServer(http, within(PROBE_TIMEOUT_MS, signal), loraList);
    if (found.flavour !== server?.flavour) log.info({ flavour: found.flavour, version: found.version }, 'found');
    server = found;
    return found;
  }

  async function run(task: EngineTask, options: EngineRunOptions): Promise<readonly EngineImage[]> {
    const { signal, onProgress } = options;
    const model = settings.models[task.model];
    if (!model) throw new ImageEngineError('missing_model', `does not serve ${task.model}`);
    if (turns.count() > 0) onProgress({ imageIndex: 0, stage: 'Waiting for the engine', fraction: 0 });
    const turn = await turns.take(signal);
    let busyUntil = Promise.resolve();
    const holdUntil = (settled: Promise<void>) => (busyUntil = settled);
    const drawing = { ...options, http, ...pollTimes, closed: closing.signal, holdUntil };
    try {
      const found = server ?? (await probe(signal));
      if (capabilityOn(found, settings, task.operation, task.model) === 'unavailable') {
        throw new ImageEngineError('missing_model', `does not support ${task.operation}`);
      }
      const parts = { model, server: found, parts: settings.parts };
      const styled = styledTask(task, found, settings);
      const plan = await planOfTask(styled.task, parts);
      if (plan) return await drawPlan(styled.apply(plan), found, drawing);
      return await touchUp(await planTouchUp(task, parts), drawing);
    } catch (error) {
      throw failureOf(error, signal);
    } finally {
      // A cancelled render may continue on the server; nothing else is sent until it has ended.
      const end = busyUntil.then(turn);
      ending.add(end);
      void end.then(() => ending.delete(end));
    }
  }

  /** A server that failed may come back with another inventory. */
  function failureOf(error: unknown, signal: AbortSignal): ImageEngineError {
    if (signal.aborted) return new ImageEngineError('cancelled', 'given up', { cause: error });
    const isKnown = error instanceof ImageEngineError;
    if (!isKnown || error.kind === 'unavailable' || error.kind === 'missing_model') server = null;
    return isKnown ? error : new ImageEngineError('failed', String(error), { cause: error });
  }

  async function report(signal: AbortSignal): Promise<EngineReport> {
    const found = await probe(signal).catch((error: unknown) => {
      server = null;
      throw new ImageEngineError('unavailable', error instanceof Error ? error.message : String(error), {
        cause: error,
      });
    });
    return reportOf(found, settings, await depth());
  }

  /** Only servers that store task names report other clients' requests. */
  async function depth(): Promise<number> {
    const own = turns.count();
    if (server?.flavour !== 'a1111' && server?.flavour !== 'forge') return own;
    const reply = await http.get('/internal/pending-tasks', { signal: within(HEALTH_TIMEOUT_MS) }).catch(() => null);
    const pending = pendingReply.safeParse(reply).data?.size ?? 0;
    // The server's number may include our running request, but not those that wait here.
    return Math.max(own, pending + Math.max(0, own - 1));
  }

  return {
    name: settings.name,
    description: `${settings.title}: draws with the models of an SD WebUI server`,
    sourceType: 'trainedAlgorithmicMedia',
    vocabulary: null,
    capabilityOf: (operation, model) => capabilityOn(server, settings, operation, model),
    controlsOf: (operation, model) => controlsOn(server, settings, operation, model),
    lorasOf: (operation, model) => lorasOn(server, settings, operation, model),
    async isHealthy() {
      try {
        if (server === null) await probe();
        else await http.get('/sdapi/v1/sd-models', { signal: within(HEALTH_TIMEOUT_MS) });
        return true;
      } catch {
        server = null;
        return false;
      }
    },
    queueDepth: () => depth(),
    describe: ({ signal }) => report(signal),
    run,
    async close() {
      await Promise.race([Promise.all(ending), delay(CLOSE_GRACE_MS, undefined, { ref: false })]);
      closing.abort();
    },
  };
}

/**
 * The engines of the installation: which one runs a render, which settings people may use, and their state for admins.
 * Faults of all workers are stored, so that the admin page shows them.
 */
import { HOME_MODEL, type EngineState, type Engines, type EngineTrial, type LanguageModelState } from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Tables } from '../../db/tables.ts';
import type { EngineReport, ImageEngine } from '../../ports/image-engine.port.ts';
import type { LanguageModel } from '../../ports/language-model.port.ts';
import { AppError, invalidFields } from '../../shared/app-error.ts';
import type { Background } from '../../shared/background.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Actor, AuditService } from '../audit/audit.service.ts';
import { abilitiesOf, operationsOf } from './engine-abilities.ts';
import type { EngineNeed } from './engine-need.ts';
import { createEngineRouter } from './engine-router.ts';
import type { EngineWatch } from './engine-watch.ts';
import { enginesRepository } from './engines.repository.ts';
import type { EngineRules, RoutedEngine } from './routed-engine.ts';
import { tryEngine } from './try-engine.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  /** In order of preference. */
  readonly engines: readonly RoutedEngine[];
  readonly rules: EngineRules;
  /** The language models, only shown on the admin page. */
  readonly languageModels: readonly LanguageModel[];
  readonly audit: AuditService;
  readonly background: Background;
  readonly clock: Clock;
  readonly log: Logger;
}

interface TrialRequest {
  readonly name: string;
  readonly operation: string;
  readonly file: string | null;
}

/** How long to wait for an engine's report before the page is shown without it. */
const REPORT_TIMEOUT_MS = 5_000;

export { operationOf, RETOUCHED, type EngineNeed } from './engine-need.ts';
export type { EngineLease, FailedLease } from './engine-router.ts';
export type EnginesService = ReturnType<typeof createEnginesService>;

/** What a live preview of Create needs of an engine that the person picked; null for any. */
const previewNeed = (engine: string | null): EngineNeed => ({
  operation: 'generate',
  model: HOME_MODEL,
  scenes: false,
  engine,
  controls: [],
  strengths: [],
});

const reportOf = (engine: ImageEngine): Promise<EngineReport | null> =>
  engine.describe({ signal: AbortSignal.timeout(REPORT_TIMEOUT_MS) }).catch(() => null);

export function createEnginesService({ db, engines, rules, languageModels, audit, background, clock, log }: Parts) {
  const repository = enginesRepository(db);
  const router = createEngineRouter({
    engines,
    rules,
    clock,
    onFault(fault) {
      log.warn(fault, 'an engine failed');
      background.run('storing the fault of an engine', () => repository.insertFault(fault, clock.now()));
    },
  });
  const mayChoose = rules.peopleChoose && engines.length > 1;

  async function stateOf(watch: EngineWatch): Promise<Omit<EngineState, 'faults'>> {
    const { engine, title, weight, address } = watch.routed;
    const [isHealthy, report] = await Promise.all([engine.isHealthy(), reportOf(engine)]);
    const devices = report?.devices.map(({ name, memoryTotal, memoryFree }) => ({
      name,
      memory_total: memoryTotal,
      memory_free: memoryFree,
    }));
    return {
      name: engine.name,
      description: engine.description,
      title,
      weight,
      address,
      is_healthy: isHealthy,
      rests_until: watch.pausedUntil()?.toISOString() ?? null,
      running: watch.running(),
      report: report && {
        version: report.version,
        devices: devices ?? [],
        models: [...report.models],
        files: (report.files ?? []).map((file) => ({ ...file, operations: [...file.operations] })),
        queue: report.queue,
        warnings: [...report.warnings],
      },
      operations: operationsOf(engine),
    };
  }

  return {
    canRun: router.canRun,
    lease: router.lease,
    vocabulary: router.vocabulary,
    readInstruction: router.readInstruction,
    judgeWords: router.judgeWords,
    previewer: router.previewer,
    exportScene: router.exportScene,
    finisherOf: router.finisherOf,

    /** @throws AppError `invalid_fields` when people may not pick an engine, or there is none of this name. */
    checkChoice(need: EngineNeed): void {
      if (need.engine === null) return;
      const isThere = mayChoose && engines.some(({ engine }) => engine.name === need.engine);
      if (!isThere) throw invalidFields({ engine: 'There is no such engine to pick' });
    },

    list: (): Engines => ({
      abilities: abilitiesOf(router, null),
      live: router.previewer(previewNeed(null)) !== null,
      choice: !mayChoose
        ? []
        : engines.map(({ engine: { name, description }, title }) => ({
            name,
            title,
            description,
            abilities: abilitiesOf(router, name),
            live: router.previewer(previewNeed(name)) !== null,
          })),
    }),

    async states(): Promise<EngineState[]> {
      const [faults, states] = await Promise.all([repository.listFaults(), Promise.all(router.watches.map(stateOf))]);
      return states.map((state) => ({
        ...state,
        faults: faults
          .filter(({ engine }) => engine === state.name)
          .map(({ operation, model, kind, message, at }) => ({
            operation,
            model,
            kind,
            message,
            at: at.toISOString(),
          })),
      }));
    },

    languageModels: (): Promise<LanguageModelState[]> =>
      Promise.all(
        languageModels.map(async (model) => {
          const { seesPictures, ...report } = model.describe();
          return { ...report, sees_pictures: seesPictures, is_healthy: await model.isHealthy() };
        }),
      ),

    /**
     * Tries an operation of an engine, with a model file of its report or with the one that it prefers.
     * @throws AppError `not_found`; `invalid_fields` when the engine cannot do the operation, or has no such file for it.
     */
    async test(
      actor: Actor,
      { name, operation: asked, file }: TrialRequest,
      signal: AbortSignal,
    ): Promise<EngineTrial> {
      const found = engines.find(({ engine }) => engine.name === name);
      if (!found) throw new AppError('not_found', { text: 'There is no such engine.' });
      const operation = operationsOf(found.engine).find((one) => one.name === asked && one.models.length > 0)?.name;
      if (operation === undefined) throw invalidFields({ operation: 'This engine cannot do that' });
      if (file !== null) {
        const files = (await reportOf(found.engine))?.files ?? [];
        const isAble = files.some((one) => one.name === file && one.operations.includes(operation));
        if (!isAble) throw invalidFields({ file: 'This engine cannot do that with such a file' });
      }
      const after = { engine: name, operation, ...(file !== null && { file }) };
      await db
        .transaction()
        .execute((transaction) => audit.record(transaction, actor, { action: 'engine.test', after }));
      const painter = engines.find(({ isOwn }) => isOwn)?.engine ?? found.engine;
      return tryEngine(found.engine, { operation, file, painter }, clock.now, signal);
    },
  };
}

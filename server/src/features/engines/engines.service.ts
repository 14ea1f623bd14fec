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
import type { EngineLease, FailedLease } from './engine-leases.ts';
import { createEngineRouter } from './engine-router.ts';
import { createEnginePreferences } from './engine-preferences.ts';
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
export type { EngineLease, FailedLease };
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
  const imageEngines = engines.map(({ engine }) => engine);
  const preferences = createEnginePreferences({ repository, engines: imageEngines, clock });
  const router = createEngineRouter({
    engines,
    rules,
    clock,
    placeOf: preferences.placeOf,
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
      place: preferences.placeOf(engine.name),
      orders_families: preferences.ordersFamilies(engine.name),
      is_healthy: isHealthy,
      rests_until: watch.pausedUntil()?.toISOString() ?? null,
      running: watch.running(),
      report: report && {
        version: report.version,
        devices: devices ?? [],
        models: [...report.models],
        files: (report.files ?? []).map((file) => ({ family: null, ...file, operations: [...file.operations] })),
        families: (report.families ?? []).map(({ id, title: family, isOrdered, isUsable }) => ({
          id,
          title: family,
          is_ordered: isOrdered,
          is_usable: isUsable,
        })),
        queue: report.queue,
        warnings: [...report.warnings],
      },
      operations: operationsOf(engine),
    };
  }

  return {
    canRun: router.canRun,
    async lease(...asked: Parameters<typeof router.lease>): Promise<EngineLease> {
      await preferences.refresh();
      return router.lease(...asked);
    },
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

    /** Whether live previews show what is made when the person picks no engine. */
    hasPreviews: (): boolean => router.previewer(previewNeed(null)) !== null,

    /** @throws AppError `invalid_fields` when an engine that could do it offers no such LoRA. */
    async checkLoras(need: EngineNeed): Promise<void> {
      const { loras = [] } = need;
      if (loras.length === 0) return;
      await router.meet();
      const offered = router.lorasOf(need).map(({ name }) => name);
      if (!loras.every((name) => offered.includes(name)))
        throw invalidFields({ loras: 'There is no such style any more' });
    },

    async list(): Promise<Engines> {
      await Promise.all([preferences.refresh(), router.meet()]);
      return {
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
      };
    },

    async states(): Promise<EngineState[]> {
      await preferences.refresh();
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

    /** @throws AppError `invalid_fields` for a name that is no engine elsewhere, or is there twice. */
    async setOrder(actor: Actor, order: readonly string[]): Promise<void> {
      const remotes = engines.flatMap(({ engine, isOwn }) => (isOwn ? [] : [engine.name]));
      if (order.some((name, index) => !remotes.includes(name) || order.indexOf(name) !== index))
        throw invalidFields({ engines: 'Name each connected engine at most once' });
      await db.transaction().execute(async (transaction) => {
        const own = enginesRepository(transaction);
        const before = (await own.listPreferences()).flatMap(({ engine, place }) => (place === null ? [] : [engine]));
        await own.setOrder(order);
        await audit.record(transaction, actor, {
          action: 'engine.order',
          before: { engines: before },
          after: { engines: order },
        });
      });
      await preferences.reload();
    },

    /**
     * Sets the order of families on an engine; null: as configured.
     * @throws AppError `not_found`; `invalid_fields` for a family that the engine does not report, or that is there twice.
     */
    async setFamilies(actor: Actor, name: string, families: readonly string[] | null): Promise<void> {
      const found = imageEngines.find((engine) => engine.name === name);
      if (!found) throw new AppError('not_found', { text: 'There is no such engine.' });
      const known = families === null ? [] : ((await reportOf(found))?.families ?? []).map(({ id }) => id);
      if (families?.some((id, index) => !known.includes(id) || families.indexOf(id) !== index))
        throw invalidFields({ families: 'Name each family of this engine at most once' });
      await db.transaction().execute(async (transaction) => {
        const own = enginesRepository(transaction);
        const before = (await own.listPreferences()).find(({ engine }) => engine === name)?.families ?? null;
        await own.setFamilies(name, families);
        const change = { before: { engine: name, families: before }, after: { engine: name, families } };
        await audit.record(transaction, actor, { action: 'engine.families', ...change });
      });
      await preferences.reload();
    },

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

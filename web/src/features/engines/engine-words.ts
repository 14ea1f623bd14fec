import type { EngineState } from '@kenna/contract';

/** Converts the name of an operation such as `removeBackground` to words: 'remove background'. */
export const operationWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The operations that the engine can do with any model of the product. */
export const triableOperations = ({ operations }: EngineState): string[] =>
  operations.filter(({ models }) => models.length > 0).map(({ name }) => name);

/** The model files with which the engine can try the operation. */
export const triableFiles = ({ report }: EngineState, operation: string): string[] =>
  (report?.files ?? []).filter(({ operations }) => operations.includes(operation)).map(({ name }) => name);

/** Names of the engines that an admin has put in order, best first. */
export const orderOfEngines = (engines: readonly EngineState[]): string[] =>
  engines
    .filter(({ place }) => place !== null)
    .sort((first, second) => (first.place ?? 0) - (second.place ?? 0))
    .map(({ name }) => name);

/** One test of an engine: an operation with a model file; null for the file that the engine prefers. */
export interface Trial {
  readonly operation: string;
  readonly file: string | null;
  /** The family of the file, or else its name; null without a file. */
  readonly model: string | null;
}

/** One test for each family and each of its operations, and for operations that no drawing model does. */
export function trialsOf(engine: EngineState): Trial[] {
  const files = (engine.report?.files ?? []).filter(({ operations }) => operations.length > 0);
  const families = Map.groupBy(files, ({ family, name }) => family ?? name);
  const ofFamilies = [...families].flatMap(([model, members]) => {
    const operations = [...new Set(members.flatMap((member) => member.operations))];
    return operations.flatMap((operation) => {
      const able = members.filter((member) => member.operations.includes(operation));
      const best = able.find(({ use }) => use === 'used') ?? able[0];
      return best ? [{ operation, file: best.name, model }] : [];
    });
  });
  const covered = ofFamilies.map(({ operation }) => operation);
  const others = triableOperations(engine).filter((operation) => !covered.includes(operation));
  return [...ofFamilies, ...others.map((operation) => ({ operation, file: null, model: null }))];
}

const gigabytes = (bytes: number): string => `${(bytes / 2 ** 30).toFixed(bytes < 10 * 2 ** 30 ? 1 : 0)} GB`;

/** Returns a text such as "9.5 GB of 24 GB free". Sizes are in bytes. */
export function memoryWords(total: number | null, free: number | null): string {
  if (total === null) return free === null ? 'Memory unknown' : `${gigabytes(free)} free`;
  return free === null ? gigabytes(total) : `${gigabytes(free)} of ${gigabytes(total)} free`;
}

/** Describes the condition of an engine. `ok` is true if renders are sent to it. */
export function conditionOf({ is_healthy, rests_until, report, running }: EngineState): { ok: boolean; text: string } {
  if (rests_until !== null) return { ok: false, text: 'Paused after failures' };
  if (!is_healthy) return { ok: false, text: report === null ? 'Does not answer' : 'Not accepting work' };
  const queue = Math.max(report?.queue ?? 0, running);
  return { ok: true, text: queue === 0 ? 'Ready' : `Working, ${queue} in its queue` };
}

const SELLS = {
  yes: 'pictures may be sold',
  conditions: 'pictures may be sold under its conditions',
  no: 'pictures must not be sold without another licence',
} as const;

/** Describes a licence: its name, and whether pictures may be sold. */
export const licenceWords = ({ name, sells }: { name: string; sells: keyof typeof SELLS }): string =>
  `Licence: ${name}; ${SELLS[sells]}`;

const SECONDS = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
export function durationWords(milliseconds: number): string {
  const count = SECONDS.format(milliseconds / 1000);
  return `${count} ${count === '1' ? 'second' : 'seconds'}`;
}

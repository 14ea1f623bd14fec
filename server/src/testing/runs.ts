/** Runs of the tests: making one, starting it, and what is stored about it. */
import { accountRoutes, runRoutes, type RunRows, type RunView } from '@kenna/contract';
import type { TestApp } from './test-app.ts';
import type { Person } from './world.ts';

export const RUN_SIDE = { image_width: 256, image_height: 256 };
/** Products named "Dress 1", "Dress 2" and so on, in one of three colours. */
export const dresses = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    sku: `D-${index + 1}`,
    name: `Dress ${index + 1}`,
    values: { colour: ['navy', 'emerald', 'rust'][index % 3]! },
  }));
export const FRONT = { name: 'Front', prompt: '{colour} {name}', ...RUN_SIDE };
const BACK = { name: 'Back', prompt: '{name} in {colour}', ...RUN_SIDE, take: { view: 'back' } };

export interface MadeRun {
  readonly rows?: readonly { sku: string; name?: string; values?: Record<string, string>; photographs?: number[] }[];
  readonly shots?: readonly object[];
  readonly seed?: number;
}

export async function makeRun(
  { api }: Person,
  { rows = dresses(2), shots = [FRONT, BACK], seed }: MadeRun = {},
): Promise<RunView> {
  const unchecked = { name: 'Autumn', columns: ['colour'], rows, shots, seed };
  return (await api.call(runRoutes.create, { unchecked })).data.run;
}

/** Parameters and body of an action on a run. */
export const at = (id: number) => ({ params: { id }, body: {} });

export const viewOf = async ({ api }: Person, id: number): Promise<RunView> =>
  (await api.call(runRoutes.get, { params: { id } })).data.run;

export const rowsOf = async ({ api }: Person, id: number): Promise<RunRows['rows']> =>
  (await api.call(runRoutes.rows, { params: { id }, query: {} })).data.rows;

/** What the person's plan has left. */
export const leftOf = async ({ api }: Person) => (await api.call(accountRoutes.authenticate)).data?.render_limit;

export const rendersOfRun = ({ db }: TestApp, runId: number) =>
  db.selectFrom('renders').selectAll().where('run_id', '=', runId).orderBy('id').execute();

/** Starts a run and waits until it no longer goes on by itself. */
export async function drawRun(app: TestApp, person: Person, id: number): Promise<RunView> {
  await person.api.call(runRoutes.start, at(id));
  await app.settle();
  return viewOf(person, id);
}

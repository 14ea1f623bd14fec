import type { CellCounts } from './runs.schema.ts';

/** A number with its noun: "1 picture", "1,200 pictures". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** The number of pictures of a run in whatever state. */
export const totalOf = ({ waiting, drawing, done, failed, stale }: CellCounts): number =>
  waiting + drawing + done + failed + stale;

import type {
  CellCounts,
  ImageItem,
  PauseReason,
  RunCell,
  RunPicture,
  RunRows,
  RunSummary,
  RunView,
} from '@kenna/contract';
import type { QuotaPrice } from '../quota/quota.service.ts';
import type { CellRecord } from './cells.repository.ts';
import { secondsLeft } from './run-pace.ts';
import type { RunRecord, ShotRecord } from './runs.repository.ts';

/** A run as it is presented to its owner at this moment. */
interface Shown {
  readonly price: QuotaPrice;
  /** The numbers of steps that are still to be made, of the pictures that wait and of those being drawn. */
  readonly steps: { readonly open: number; readonly drawing: number };
  /** The number of pictures that failed while they were drawn. */
  readonly redrawable: number;
  readonly reviews: RunView['reviews'];
  readonly now: Date;
}

interface Surroundings {
  readonly products: number;
  readonly shots: readonly ShotRecord[];
  readonly cells: CellCounts;
}

const PAUSE_TEXTS: Record<PauseReason, string> = {
  person: 'You paused it.',
  quota: 'Your plan has nothing left. It goes on by itself when there is something left again.',
  storage: 'Your storage is full. It goes on by itself when there is space.',
  blocked: 'Your account was blocked. Resume it when the block is lifted.',
};

export const openCells = ({ waiting, stale }: CellCounts): number => waiting + stale;

export const presentPause = ({ pause_reason: reason }: RunRecord): RunSummary['pause'] =>
  reason && { reason, text: PAUSE_TEXTS[reason] };

const presentFacts = (run: RunRecord, { products, shots, cells }: Surroundings): Omit<RunSummary, 'pictures'> => ({
  id: run.id,
  name: run.name,
  status: run.status,
  pause: presentPause(run),
  products,
  shot_names: shots.map(({ settings }) => settings.name),
  cells,
  created_at: run.created_at.toISOString(),
});

export const presentSummary = (run: RunRecord, around: Surroundings, pictures: readonly ImageItem[]): RunSummary => ({
  ...presentFacts(run, around),
  pictures: pictures.map(presentPicture),
});

export function presentRun(
  run: RunRecord,
  around: Surroundings,
  { price, steps, redrawable, reviews, now }: Shown,
): RunView {
  const { status } = run;
  const { cells } = around;
  const isStarted = status === 'running' || status === 'paused';
  return {
    ...presentFacts(run, around),
    columns: run.columns,
    shots: around.shots.map(({ id, settings }) => ({ ...settings, id })),
    sheet_version: run.sheet_version,
    recipe_version: run.recipe_version,
    seed: run.seed,
    sends_mail: run.sends_mail,
    seconds_left: secondsLeft(run, steps.open + steps.drawing, now),
    reviews,
    price: { pictures: openCells(cells), steps: steps.open, ...price },
    can: {
      start: !isStarted && openCells(cells) > 0,
      pause: status === 'running',
      resume: status === 'paused',
      cancel: isStarted,
      rerun: redrawable > 0,
    },
  };
}

const presentPicture = (image: ImageItem): RunPicture => ({
  id: image.id,
  image_url: image.image_url,
  small_url: image.variants[0]?.url ?? image.webp_image_url,
  thumbhash: image.thumbhash,
  width: image.width,
  height: image.height,
  is_nsfw: image.is_nsfw,
});

/** `images` has the pictures by id, without those in the bin. */
export function presentPhotograph(
  id: number,
  images: ReadonlyMap<number, ImageItem>,
): RunRows['rows'][number]['photographs'][number] {
  const image = images.get(id);
  return { id, image: image ? presentPicture(image) : null };
}

/** `images` has the pictures by id, without those in the bin. */
export function presentCell(cell: CellRecord, images: ReadonlyMap<number, ImageItem>): RunCell {
  const image = cell.image_id === null ? undefined : images.get(cell.image_id);
  return {
    id: cell.id,
    shot_id: cell.shot_id,
    state: cell.state,
    reason: cell.reason,
    review: cell.review,
    can_rerun: cell.can_rerun,
    steps: cell.all_steps > 1 ? { made: cell.made_steps, all: cell.all_steps } : null,
    image: image ? presentPicture(image) : null,
    by_hand: cell.by_hand,
  };
}

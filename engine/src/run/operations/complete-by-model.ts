/**
 * Fills the area of a task with the operator's network: what a mask hides, or the canvas beyond a picture. Called on the
 * thread of the networks before a thread of the studio makes the picture.
 */
import type { LazyNetwork } from '../../foundation/networks/load-once.ts';
import { pictureOf } from '../../foundation/image/picture.ts';
import { report, type EditContext } from '../../foundation/task/edit-context.ts';
import { completeByNetwork } from '../../tools/completion/network/complete-by-network.ts';
import type { CompletingNetwork } from '../../tools/completion/network/completing-network.ts';
import { HIDING } from '../../tools/fill/fill-mask.ts';
import { layCanvas } from '../../tools/outpaint/canvas.ts';
import type { InpaintTask, OutpaintTask } from '../../words/tasks/edit-task.ts';

export interface CompleteInput {
  readonly task: InpaintTask | OutpaintTask;
  /** 0 to 3; pictures of consecutive seeds differ. */
  readonly variant: number;
}

/** Resolves to 3 bytes per pixel of the whole result; null where there is no network, or it would not be sharp. */
export type CompleteByModel = (input: CompleteInput, context: EditContext) => Promise<Uint8Array<ArrayBuffer> | null>;

/** Share of a canvas beyond its picture above which a network that sees all of it would invent most of it. */
const MAX_FREE = 0.6;

export function createCompleteByModel({
  network,
}: {
  network: LazyNetwork<CompletingNetwork | null>;
}): CompleteByModel {
  return async ({ task, variant }, context) => {
    const check = () => report(context, 'loading', 0);
    const completing = await network(check);
    const holed = completing && (task.operation === 'inpaint' ? masked(task) : await canvasOf(task));
    return holed && completeByNetwork(completing, { ...holed, variant, check });
  };
}

function masked({ source, mask }: InpaintTask) {
  const { width, height, rgb } = pictureOf(source, mask);
  return { width, height, rgb, hole: mask.data.map((value) => (value >= HIDING ? 1 : 0)) };
}

async function canvasOf({ source, width, height, placement }: OutpaintTask) {
  const { rgb, alpha } = await layCanvas({ source, subject: null, width, height, placement });
  const hole = alpha.map((value) => (value === 255 ? 0 : 1));
  const free = hole.reduce<number>((sum, value) => sum + value, 0);
  return free > MAX_FREE * hole.length ? null : { width, height, rgb, hole };
}

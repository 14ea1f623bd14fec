/** Which files a delivery has, and their names, decided before the first of them is made. */
import {
  channelOf,
  deliveryName,
  type CellReview,
  type ChannelName,
  type DeliveredPictures,
  type OwnChannel,
} from '@kenna/contract';
import type { PictureFile } from '../../images/images.service.ts';
import type { ExportedRun } from '../../runs/runs.service.ts';
import { uniqueNames } from '../archive/pack-pictures.ts';

/** What a person asked for, as it is stored. */
export interface DeliveryOrder {
  readonly channels: readonly (ChannelName | OwnChannel)[];
  readonly pattern: string;
  readonly pictures: DeliveredPictures;
}

/** One file: a picture for a channel. It is stored while a delivery into a folder is made. */
export interface PlannedFile {
  readonly name: string;
  readonly imageId: number;
  readonly sku: string;
  readonly product: string;
  readonly values: Readonly<Record<string, string>>;
  readonly shot: string;
  /** Key of the channel. */
  readonly channel: string;
  readonly review: CellReview | null;
  readonly words: string | null;
  readonly seed: number | null;
}

/** The run, as it was when the delivery was asked for. */
export interface DeliveredRun {
  readonly name: string;
  readonly seed: number;
  readonly columns: readonly string[];
}

export interface NewDelivery {
  readonly userId: number;
  readonly runId: number;
  readonly run: DeliveredRun;
  readonly order: DeliveryOrder;
  readonly planned: readonly PlannedFile[];
}

type Cell = ExportedRun['cells'][number];

/** The cells whose pictures are delivered. */
export const deliveredCells = ({ cells }: Pick<ExportedRun, 'cells'>, pictures: DeliveredPictures): Cell[] =>
  cells.filter(
    ({ state, review, imageId }) =>
      state === 'done' && imageId !== null && (pictures === 'approved' ? review === 'approved' : review !== 'rejected'),
  );

/** Picture by picture and channel by channel, in the order of the sheet and the shots. */
export function planDelivery(
  run: ExportedRun,
  pictures: readonly PictureFile[],
  { channels, pattern, pictures: wanted }: DeliveryOrder,
): PlannedFile[] {
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  const numbers = new Map<string, number>();
  const planned = deliveredCells(run, wanted).flatMap((cell) => {
    const { sku, name: product, values, shot, review } = cell;
    const number = (numbers.get(sku) ?? 0) + 1;
    numbers.set(sku, number);
    const picture = byId.get(cell.imageId ?? 0);
    if (picture === undefined) return [];
    const { id: imageId, prompt, seed } = picture;
    const words = cell.words ?? prompt;
    return channels.map(channelOf).map(({ key: channel, format }) => {
      const name = `${deliveryName(pattern, { ...cell, channel, number })}.${format}`;
      return { name, imageId, sku, product, values, shot, channel, review, words, seed };
    });
  });
  const names = uniqueNames(planned.map(({ name }) => name));
  return planned.map((file, index) => ({ ...file, name: names[index]! }));
}

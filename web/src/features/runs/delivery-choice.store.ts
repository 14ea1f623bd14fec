import {
  channelOf,
  CHANNEL_NAMES,
  DEFAULT_PATTERN,
  ownChannelSchema,
  type Channel,
  type ChannelName,
  type DeliveredPictures,
  type OwnChannel,
} from '@kenna/contract';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** How the person delivers, stored because the next run mostly goes to the same channels. */
export interface DeliveryChoice {
  readonly channels: readonly ChannelName[];
  /** Whether the files of the person's own channel are made, too. */
  readonly usesOwn: boolean;
  readonly own: OwnChannel;
  readonly pattern: string;
  readonly pictures: DeliveredPictures;
  readonly into: Destination;
}

/** A ZIP that the browser saves, or a folder of the installation's file store. */
export type Destination = 'zip' | 'folder';

const FIRST: DeliveryChoice = {
  channels: ['amazon'],
  usesOwn: false,
  own: { key: 'shop', width: 1600, height: 1600, format: 'jpg', white: true, fill: 85, max_megabytes: 5 },
  pattern: DEFAULT_PATTERN,
  pictures: 'made',
  into: 'zip',
};

export const useDeliveryChoice = create<{ choice: DeliveryChoice }>()(
  persist(() => ({ choice: FIRST }), {
    name: 'delivery-choice',
    version: 1,
    storage: createJSONStorage(() => localStorage),
  }),
);

export function changeDelivery(change: Partial<DeliveryChoice>): void {
  useDeliveryChoice.setState(({ choice }) => ({ choice: { ...choice, ...change } }));
}

/** The channels of a choice in their usual order, as they are sent. */
export const sentChannels = ({ channels, usesOwn, own }: DeliveryChoice): (ChannelName | OwnChannel)[] => [
  ...CHANNEL_NAMES.filter((name) => channels.includes(name)),
  ...(usesOwn ? [own] : []),
];

/** Says in a few words what a channel requires: "JPG, 1000 × 1000 to 2000 × 2000, pure white, product ≥ 85 %". */
export function channelWords({ format, min, best, white, fill }: Channel): string {
  const sides = ({ width, height }: Channel['best']) => `${width} × ${height}`;
  const size = min.width === best.width && min.height === best.height ? sides(best) : `${sides(min)} to ${sides(best)}`;
  return [
    format.toUpperCase(),
    size,
    ...(white ? ['pure white'] : []),
    ...(fill === null ? [] : [`product ≥ ${Math.round(fill * 100)} %`]),
  ].join(', ');
}

/** What is wrong with the person's own channel, by field. */
export function ownProblems({ usesOwn, own }: DeliveryChoice): Readonly<Record<string, string>> {
  if (!usesOwn) return {};
  const parsed = ownChannelSchema.safeParse(own);
  const problems = parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.map((issue) => [String(issue.path[0]), issue.message]));
  const isTaken = CHANNEL_NAMES.some((name) => channelOf(name).key === own.key);
  return isTaken ? { ...problems, key: 'Another channel already has this name' } : problems;
}

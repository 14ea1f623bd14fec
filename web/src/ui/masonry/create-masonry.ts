import { masonryLayout, type MasonryInput, type MasonryLayout } from './masonry-layout.ts';

export interface MasonryItem {
  readonly id: number | string;
  readonly width: number;
  readonly height: number;
}

type Input = MasonryInput<MasonryItem>;

/** Lays out a list that mostly grows: what lies already is kept as long as its items and measures are the same. */
export function createMasonry() {
  let last: { readonly input: Input; readonly layout: MasonryLayout } | null = null;
  return (input: Input): MasonryLayout => {
    const earlier = last && isContinued(last.input, input) ? last.layout : null;
    if (earlier === null || earlier.count < input.items.length) last = { input, layout: masonryLayout(input, earlier) };
    return last!.layout;
  };
}

/** What leaves a list, or comes into it before its end, moves the last of those that were there. */
function isContinued(before: Input, now: Input): boolean {
  const end = before.items.length - 1;
  const sameMeasures =
    before.columns === now.columns && before.width === now.width && before.gap === now.gap && before.foot === now.foot;
  if (!sameMeasures || end < 0) return false;
  return before.items[0]!.id === now.items[0]?.id && before.items[end]!.id === now.items[end]?.id;
}

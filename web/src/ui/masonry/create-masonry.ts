import { masonryLayout, type MasonryInput, type MasonryLayout } from './masonry-layout.ts';

export interface MasonryItem {
  readonly id: number | string;
  readonly width: number;
  readonly height: number;
}

type Input = MasonryInput<MasonryItem>;

/**
 * Creates a layout function for a list that mostly grows. Earlier positions are reused while the measures, the first
 * item and the last one of the earlier list are unchanged.
 */
export function createMasonry() {
  let last: { readonly input: Input; readonly layout: MasonryLayout } | null = null;
  return (input: Input): MasonryLayout => {
    const earlier = last && isContinued(last.input, input) ? last.layout : null;
    if (earlier === null || earlier.count < input.items.length) last = { input, layout: masonryLayout(input, earlier) };
    return last!.layout;
  };
}

/**
 * Whether the earlier items are the beginning of the new list. An item that is removed or inserted among them would
 * change the index of the last one.
 */
function isContinued(before: Input, now: Input): boolean {
  const end = before.items.length - 1;
  const sameMeasures =
    before.columns === now.columns && before.width === now.width && before.gap === now.gap && before.foot === now.foot;
  if (!sameMeasures || end < 0) return false;
  return before.items[0]!.id === now.items[0]?.id && before.items[end]!.id === now.items[end]?.id;
}

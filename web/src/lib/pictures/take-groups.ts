import type { TakeField } from '@kenna/contract';

export interface TakeGroup {
  /** Name of the panel of these takes, and of the renders that were made with them. */
  readonly title: string;
  readonly fields: readonly TakeField[];
}

/** What is changed together when a picture is drawn again, in the order of the panels. */
export const TAKE_GROUPS = {
  views: { title: 'More views', fields: ['view'] },
  colourways: { title: 'Colourways', fields: ['colour', 'fabric'] },
  figure: { title: 'Pose and build', fields: ['pose', 'build', 'finish'] },
  light: { title: 'Light and setting', fields: ['light', 'setting'] },
} as const satisfies Record<string, TakeGroup>;

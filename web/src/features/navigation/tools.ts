import { MODES, MODE_TABLE, type Mode } from '@kenna/contract';
import {
  mdiArrowExpandAll,
  mdiArrowExpandHorizontal,
  mdiBrushOutline,
  mdiCreation,
  mdiDraw,
  mdiFolderMultipleOutline,
  mdiImageMultipleOutline,
  mdiImageOffOutline,
  mdiMessageOutline,
  mdiMessageTextOutline,
  mdiSchoolOutline,
  mdiTableLarge,
  mdiTshirtCrewOutline,
  mdiTune,
  mdiViewGridOutline,
} from '@mdi/js';

export interface NavigationEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: string;
  /** Whether the page has places for pictures of its own, and opens while some are held over the entry. */
  readonly opensUnderDrag?: true;
}

const MODE_ICONS: Record<Mode, string> = {
  GenerateImage: mdiCreation,
  RemoveBackground: mdiImageOffOutline,
  LineToDrawing: mdiDraw,
  CreateVariations: mdiImageMultipleOutline,
  GenerateFill: mdiBrushOutline,
  VirtualTryOn: mdiTshirtCrewOutline,
  EditWithChat: mdiMessageTextOutline,
  UpscaleAndFacelift: mdiArrowExpandAll,
  Backdrop: mdiArrowExpandHorizontal,
};

/** The tools of the workspace: the modes in the order of their table, then Adjust. */
export const TOOLS: readonly NavigationEntry[] = [
  ...MODES.map((mode) => ({ to: MODE_TABLE[mode].path, label: MODE_TABLE[mode].navigation, icon: MODE_ICONS[mode] })),
  { to: '/workplace/adjust', label: 'Adjust', icon: mdiTune },
];

export const ASSISTANT: NavigationEntry = { to: '/workplace/assistant', label: 'Assistant', icon: mdiMessageOutline };

export const RUNS: NavigationEntry = { to: '/workplace/runs', label: 'Runs', icon: mdiTableLarge };

export const PLACES: readonly NavigationEntry[] = [
  RUNS,
  { to: '/workplace/my-images', label: 'My images', icon: mdiViewGridOutline },
  {
    to: '/workplace/collections',
    label: 'Collections',
    icon: mdiFolderMultipleOutline,
    opensUnderDrag: true,
  },
  ASSISTANT,
];

/** The knowledge base. On the page of a tool, the link leads to that tool's tutorial instead. */
export const LEARN: NavigationEntry = { to: '/knowledge-base', label: 'Learn', icon: mdiSchoolOutline };

import { MODE_TABLE, type Mode } from '@kenna/contract';
import {
  mdiArrowExpandAll,
  mdiArrowExpandHorizontal,
  mdiBrushOutline,
  mdiDraw,
  mdiImageMultipleOutline,
  mdiImageOffOutline,
  mdiMessageTextOutline,
  mdiTshirtCrewOutline,
  mdiTune,
} from '@mdi/js';

interface ToolEntry {
  readonly mode: Mode;
  /** Label in the tools menu of a picture, whose words the specification gives. */
  readonly label: string;
  readonly icon: string;
}

/** Entries of the tools menu: those of the specification, and two picture tools that it omits. */
export const TOOL_ENTRIES: readonly ToolEntry[] = [
  { mode: 'LineToDrawing', label: 'Sketch-to-Image', icon: mdiDraw },
  { mode: 'CreateVariations', label: 'Create Variations', icon: mdiImageMultipleOutline },
  { mode: 'GenerateFill', label: 'Generative Fill', icon: mdiBrushOutline },
  { mode: 'RemoveBackground', label: 'Remove background', icon: mdiImageOffOutline },
  { mode: 'UpscaleAndFacelift', label: 'Upscale & Facelift', icon: mdiArrowExpandAll },
  { mode: 'VirtualTryOn', label: 'Virtual Try On', icon: mdiTshirtCrewOutline },
  { mode: 'Backdrop', label: 'Create Backdrop', icon: mdiArrowExpandHorizontal },
  { mode: 'EditWithChat', label: 'Edit With Chat', icon: mdiMessageTextOutline },
];

/** The name of a tool in the navigation, which every other list of tools uses. */
export const toolName = (mode: Mode): string => MODE_TABLE[mode].navigation;

/** Editors that open in a dialog, by their names in the address. `mode` is the tool with a page that does the same. */
export const EDITOR_ENTRIES = [
  {
    name: 'generative-fill',
    label: toolName('GenerateFill'),
    icon: mdiBrushOutline,
    mode: 'GenerateFill',
  },
  {
    name: 'remove-background',
    label: toolName('RemoveBackground'),
    icon: mdiImageOffOutline,
    mode: 'RemoveBackground',
  },
  {
    name: 'upscale',
    label: toolName('UpscaleAndFacelift'),
    icon: mdiArrowExpandAll,
    mode: 'UpscaleAndFacelift',
  },
  { name: 'adjust', label: 'Adjust', icon: mdiTune, mode: null },
] as const;

export type EditorName = (typeof EDITOR_ENTRIES)[number]['name'];

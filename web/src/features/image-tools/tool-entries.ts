import type { Mode } from '@kenna/contract';
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

/** Entries of the tools menu: those of the specification, and two picture tools that it omits. */
export const TOOL_ENTRIES: readonly { readonly mode: Mode; readonly label: string; readonly icon: string }[] = [
  { mode: 'LineToDrawing', label: 'Sketch-to-Image', icon: mdiDraw },
  { mode: 'CreateVariations', label: 'Create Variations', icon: mdiImageMultipleOutline },
  { mode: 'GenerateFill', label: 'Generative Fill', icon: mdiBrushOutline },
  { mode: 'RemoveBackground', label: 'Remove background', icon: mdiImageOffOutline },
  { mode: 'UpscaleAndFacelift', label: 'Upscale & Facelift', icon: mdiArrowExpandAll },
  { mode: 'VirtualTryOn', label: 'Virtual Try On', icon: mdiTshirtCrewOutline },
  { mode: 'Backdrop', label: 'Create Backdrop', icon: mdiArrowExpandHorizontal },
  { mode: 'EditWithChat', label: 'Edit With Chat', icon: mdiMessageTextOutline },
];

/** Editors that open in a dialog, by their names in the address. */
export const EDITOR_ENTRIES = [
  { name: 'generative-fill', label: 'Generative Fill', icon: mdiBrushOutline },
  { name: 'remove-background', label: 'Remove background', icon: mdiImageOffOutline },
  { name: 'upscale', label: 'Upscale & Facelift', icon: mdiArrowExpandAll },
  { name: 'adjust', label: 'Adjust', icon: mdiTune },
] as const;

export type EditorName = (typeof EDITOR_ENTRIES)[number]['name'];

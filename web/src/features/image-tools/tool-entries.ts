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

/** The tools menu of a picture: as the specification lists it, and the two on pictures that it leaves out. */
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

/** The editors over a page, by their names in its address. */
export const EDITOR_ENTRIES = [
  { name: 'generative-fill', label: 'Generative Fill', icon: mdiBrushOutline },
  { name: 'remove-background', label: 'Remove background', icon: mdiImageOffOutline },
  { name: 'upscale', label: 'Upscale & Facelift', icon: mdiArrowExpandAll },
  { name: 'adjust', label: 'Adjust', icon: mdiTune },
] as const;

export type EditorName = (typeof EDITOR_ENTRIES)[number]['name'];

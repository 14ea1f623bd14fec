import type { Mode } from '@kenna/contract';
import {
  mdiArrowExpandAll,
  mdiBrushOutline,
  mdiDraw,
  mdiImageMultipleOutline,
  mdiImageOffOutline,
  mdiMessageTextOutline,
  mdiTshirtCrewOutline,
} from '@mdi/js';

/** The tools menu of a picture: as the specification lists it, and the conversation about it. */
export const TOOL_ENTRIES: readonly { readonly mode: Mode; readonly label: string; readonly icon: string }[] = [
  { mode: 'LineToDrawing', label: 'Sketch-to-Image', icon: mdiDraw },
  { mode: 'CreateVariations', label: 'Create Variations', icon: mdiImageMultipleOutline },
  { mode: 'GenerateFill', label: 'Generative Fill', icon: mdiBrushOutline },
  { mode: 'RemoveBackground', label: 'Remove background', icon: mdiImageOffOutline },
  { mode: 'UpscaleAndFacelift', label: 'Upscale & Facelift', icon: mdiArrowExpandAll },
  { mode: 'VirtualTryOn', label: 'Virtual Try On', icon: mdiTshirtCrewOutline },
  { mode: 'EditWithChat', label: 'Edit With Chat', icon: mdiMessageTextOutline },
];

import { resolve } from 'node:path';
import { z } from 'zod';
import { text, webAddress, yesOrNo } from '../../config-values.ts';
import { familyId } from './engines-file.ts';

/** The environment variables of remote engines, and of what people may ask of engines. */
export const engineVariables = {
  ENGINES_FILE: text.transform((path) => resolve(path)).optional(),
  COMFYUI_URL: webAddress.optional(),
  SDWEBUI_URL: webAddress.optional(),
  OPENAI_API_KEY: text.optional(),
  OPENAI_BASE_URL: webAddress.optional(),
  BFL_API_KEY: text.optional(),
  BFL_API_URL: webAddress.optional(),
  GEMINI_API_KEY: text.optional(),
  GEMINI_API_URL: webAddress.optional(),
  /** Ids of families of image models, separated by commas, best first. */
  MODEL_ORDER: text
    .transform((list) => list.split(',').map((id) => id.trim()))
    .pipe(z.array(familyId))
    .optional(),
  COMMERCIAL_MODELS_ONLY: yesOrNo.optional(),
  /** Whether people choose the engine; overrides `peopleChoose` of the engines file. */
  ENGINE_CHOICE: yesOrNo.optional(),
  LIVE_PREVIEWS: yesOrNo.optional(),
};

import type { Look } from '../../words/prompt/brief.ts';
import type { LookRecipe } from '../picture/look.ts';
import { editorialLook } from './editorial/editorial.ts';
import { flatLook } from './flat/flat.ts';
import { illustrationLook } from './illustration/illustration.ts';
import { studioLook } from './studio.ts';

export const LOOKS: readonly LookRecipe[] = [studioLook, editorialLook, flatLook, illustrationLook];

export function lookOf(name: Look): LookRecipe {
  return LOOKS.find((look) => look.name === name) ?? studioLook;
}

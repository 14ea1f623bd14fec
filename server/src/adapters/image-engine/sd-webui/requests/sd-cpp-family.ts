import type { Family } from '../../families/family.ts';
import { recognise } from '../../families/recognise.ts';
import type { WebuiServer } from '../protocol/probe-server.ts';

/**
 * The family of the one model that stable-diffusion.cpp was started with; null for other programs, and where its name
 * says none.
 */
export function sdCppFamily({ flavour, loaded }: Pick<WebuiServer, 'flavour' | 'loaded'>): Family | null {
  if (flavour !== 'sd-cpp' || loaded === null) return null;
  const recognition = recognise(loaded, 'diffusionModels');
  return recognition.kind === 'family' ? recognition.family : null;
}

import type { Piece } from '../../words/prompt/brief.ts';
import type { Material } from '../materials/material.ts';

/** The material with the surface that words name: "glossy", "matte". */
export function finished(of: Material, { attributes: { surface } }: Piece): Material {
  if (surface === undefined) return of;
  return surface === 'glossy' ? glossy(of) : matte(of);
}

const glossy = (of: Material): Material => ({
  ...of,
  roughness: Math.min(of.roughness, of.metal === 1 ? 0.08 : 0.2),
  coat: of.metal === 1 ? of.coat : Math.max(of.coat, 0.9),
  sheen: 0,
});

const matte = (of: Material): Material => ({
  ...of,
  roughness: Math.max(of.roughness, of.metal === 1 ? 0.5 : 0.8),
  coat: 0,
  specular: of.metal === 1 ? of.specular : of.specular * 0.5,
});

import { createHash, type Hash } from 'node:crypto';
import type { Brief } from '../../../words/prompt/brief.ts';
import {
  applyMaterial,
  type Material,
  type Painter,
  type Surface,
  type SurfacePoint,
} from '../../../studio/materials/material.ts';
import type { ScenePart } from '../../../studio/parts/scene.ts';
import { composePicture, rigOf } from '../../../studio/picture/composition.ts';
import { buildSubject } from '../../../studio/scene/build-scene.ts';
import { designTextile, isArtwork } from '../../../studio/textile/textile-design.ts';

/** Mesh density of the compared scenes, where 1 is that of a picture of 768 pixels. */
const DETAIL = 0.18;
const SEED = 8;
/** Mesh density at which things have the parts of any other. */
export const COARSE = 0.1;
/** Points of a part at which its surface and its edge are compared. */
const MAX_POINTS = 3000;
/** Values that differ by less than this look the same. */
const FINENESS = 1e5;

export interface SceneDigest {
  readonly digest: string;
  /** What the picture says about its artworks. */
  readonly remarks: readonly string[];
}

/**
 * A digest of everything that a picture of the brief is drawn from: meshes, edges, surfaces with their seams and
 * prints, lamps, place, camera and ground. Two briefs with the same digest give the same picture.
 */
export function digestScene(brief: Brief, detail = DETAIL): SceneDigest {
  const hash = createHash('sha1');
  const { setting, backdrop, plainBackground, lens, copySpace, view, look, askedLook } = brief;
  const scene = [setting ?? 'studio', backdrop?.hex, plainBackground, lens, copySpace, askedLook ?? look];
  hash.update(JSON.stringify([...scene, view === 'flat']));
  if (isArtwork(brief)) {
    hash.update(JSON.stringify(designTextile(brief, SEED, 0, 1)));
    return { digest: hash.digest('base64'), remarks: [] };
  }
  const subject = buildSubject({ brief, fabric: null, seed: SEED, detail, freedom: 0, check: () => {} });
  hash.update(JSON.stringify(rigOf(brief, subject)));
  hash.update(JSON.stringify(composePicture(brief, subject, SEED, 0)));
  for (const part of subject.parts) addPart(hash, part);
  return { digest: hash.digest('base64'), remarks: subject.parts.flatMap(({ remarks = [] }) => remarks) };
}

/** The names of the parts that are built as surfaces of their own. */
export function builtParts(brief: Brief): readonly string[] {
  if (isArtwork(brief)) return [];
  const { parts } = buildSubject({ brief, fabric: null, seed: SEED, detail: COARSE, freedom: 0, check: () => {} });
  return parts.flatMap(({ colourPart }) => colourPart ?? []);
}

function addPart(hash: Hash, part: ScenePart): void {
  const { mesh, trim, material: outside, lining, glass, shines, role } = part;
  hash.update(JSON.stringify([role, glass, shines, part.solid, part.castsShadow], rounded));
  add(hash, mesh.positions);
  for (const side of [outside, lining]) hash.update(JSON.stringify(side, rounded));
  const { positions, normals, uvs } = mesh;
  const count = positions.length / 3;
  const step = Math.max(1, Math.ceil(count / MAX_POINTS));
  const values: number[] = [];
  for (let i = 0; i < count; i += step) {
    const [x, y, z] = [positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!];
    const [u, v] = [uvs[i * 2]!, uvs[i * 2 + 1]!];
    const edge = trim?.(x, y, z, u, v) ?? Infinity;
    if (trim) values.push(edge);
    if (edge < 0) continue;
    const at = { x, y, z, nx: normals[i * 3]!, ny: normals[i * 3 + 1]!, nz: normals[i * 3 + 2]!, u, v, edge };
    addSurface(values, outside, part.detail, { ...at, facing: 1, back: false, footprint: 0.0005 });
  }
  add(hash, Float32Array.from(values));
}

/** The surface that painters change; each sample sets all of it first. */
const SURFACE = {} as Surface;

function addSurface(values: number[], of: Material, detail: Painter | undefined, point: SurfacePoint): void {
  applyMaterial(SURFACE, of);
  of.paint?.(point, SURFACE);
  detail?.(point, SURFACE);
  const { r, g, b, roughness, metal, opacity, coat, occlusion, tiltX, tiltY, tiltZ } = SURFACE;
  values.push(r, g, b, roughness, metal, opacity, coat, occlusion, tiltX, tiltY, tiltZ);
  if (of.bump) values.push(of.bump(point.u, point.v) * 100);
}

const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * FINENESS) : value instanceof Float32Array ? value.length : value;

function add(hash: Hash, values: Float32Array): void {
  const whole = new Int32Array(values.length);
  for (let i = 0; i < values.length; i += 1) whole[i] = Number.isFinite(values[i]!) ? values[i]! * FINENESS : -1;
  hash.update(whole);
}

import type { Document, Material } from '@gltf-transform/core';
import {
  KHRMaterialsAnisotropy,
  KHRMaterialsClearcoat,
  KHRMaterialsIOR,
  KHRMaterialsSheen,
  KHRMaterialsSpecular,
  KHRMaterialsTransmission,
  KHRMaterialsVolume,
} from '@gltf-transform/extensions';
import type { ClearBody, FilePart } from '../file-part.ts';

/** Reflectance at normal incidence that glTF assumes. */
const COMMON_REFLECTANCE = 0.04;
/** Difference from the reflectance that glTF assumes up to which it is invisible. */
const SAME_REFLECTANCE = 0.003;
/** Specular factor from which the reflection counts as complete. */
const FULL_SPECULAR = 0.95;
/** Share of metal from which reflectance comes from the colour alone. */
const METALLIC = 0.5;
/** Roughness of a clear coat: polished lacquer. */
const COAT_ROUGHNESS = 0.06;
/** Weaker sheen is left out, because it is included in the colour. */
const MIN_SHEEN = 0.2;
/** Spread along the thread, as a tangent, that corresponds to full anisotropy in glTF. */
const FULL_SPREAD = 0.24;

/** Writes the properties of a material beyond colour, roughness and metal with extensions ratified by Khronos. */
export function addSurfaceExtensions(document: Document, target: Material, file: FilePart): void {
  const { material } = file.part;
  if (file.clear) return addClearBody(document, target, file.clear);
  if (file.metal < METALLIC) addReflectance(document, target, file);
  if (material.sheen >= MIN_SHEEN) addSheen(document, target, file);
  if (material.coat > 0) {
    const coat = document.createExtension(KHRMaterialsClearcoat).createClearcoat();
    target.setExtension(
      coat.extensionName,
      coat.setClearcoatFactor(Math.min(1, material.coat)).setClearcoatRoughnessFactor(COAT_ROUGHNESS),
    );
  }
  if (material.anisotropy > 0 && 'tangents' in file.mesh) {
    const anisotropy = document
      .createExtension(KHRMaterialsAnisotropy)
      .createAnisotropy()
      .setAnisotropyStrength(Math.min(1, material.anisotropy / FULL_SPREAD))
      .setAnisotropyRotation(material.anisotropyAlong === 'warp' ? Math.PI / 2 : 0);
    target.setExtension(anisotropy.extensionName, anisotropy);
  }
}

function addReflectance(document: Document, target: Material, { part: { material }, colour }: FilePart): void {
  const { reflectance, specular, specularTint } = material;
  if (Math.abs(reflectance - COMMON_REFLECTANCE) < SAME_REFLECTANCE && specular > FULL_SPECULAR && specularTint === 0)
    return;
  const brightest = Math.max(colour[0], colour[1], colour[2], 1e-4);
  const tinted = ([0, 1, 2] as const).map(
    (c) => (reflectance / COMMON_REFLECTANCE) * (1 + specularTint * (colour[c] / brightest - 1)),
  ) as [number, number, number];
  const extension = document
    .createExtension(KHRMaterialsSpecular)
    .createSpecular()
    .setSpecularFactor(Math.min(1, Math.max(0, specular)))
    .setSpecularColorFactor(tinted);
  target.setExtension(extension.extensionName, extension);
}

function addSheen(document: Document, target: Material, { part: { material }, colour }: FilePart): void {
  const { sheen, sheenPower, sheenWhite } = material;
  const brightest = Math.max(colour[0], colour[1], colour[2], 1e-4);
  const strength = Math.min(1, 0.5 * sheen);
  const dyed = ([0, 1, 2] as const).map((c) => strength * (sheenWhite * brightest + (1 - sheenWhite) * colour[c])) as [
    number,
    number,
    number,
  ];
  const extension = document
    .createExtension(KHRMaterialsSheen)
    .createSheen()
    .setSheenColorFactor(dyed)
    .setSheenRoughnessFactor(Math.min(1, Math.max(0.2, 1.3 / sheenPower)));
  target.setExtension(extension.extensionName, extension);
}

function addClearBody(
  document: Document,
  target: Material,
  { refraction, colour, distance, thickness }: ClearBody,
): void {
  const transmission = document.createExtension(KHRMaterialsTransmission).createTransmission().setTransmissionFactor(1);
  const index = document.createExtension(KHRMaterialsIOR).createIOR().setIOR(refraction);
  const volume = document
    .createExtension(KHRMaterialsVolume)
    .createVolume()
    .setThicknessFactor(thickness)
    .setAttenuationDistance(distance)
    .setAttenuationColor([...colour]);
  for (const extension of [transmission, index, volume]) target.setExtension(extension.extensionName, extension);
}

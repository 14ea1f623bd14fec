/**
 * Writes parts as one binary glTF 2.0 file (Khronos): metres, y up, the front towards +z. Every piece and the stand
 * have a node of their own, whose children carry the names of the parts.
 */
import { Document, NodeIO } from '@gltf-transform/core';
import type { Buffer, Material, Mesh, Texture } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import type { FilePart } from '../file-part.ts';
import type { EncodedTexture } from '../textures/encode.ts';
import { addSurfaceExtensions } from './surface-extensions.ts';

export interface FileGroup {
  readonly name: string;
  readonly parts: readonly FilePart[];
}

export async function writeGlb(name: string, groups: readonly FileGroup[]): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const scene = document.createScene(name);
  document.getRoot().setDefaultScene(scene).getAsset().generator = 'Kenna studio renderer';
  const plain = new Map<string, Material>();
  for (const { name: group, parts } of groups) {
    const node = document.createNode(group);
    scene.addChild(node);
    for (const file of parts) {
      const material = file.textures ? texturedMaterial(document, file) : plainMaterial(document, file, plain);
      node.addChild(document.createNode(file.name).setMesh(meshOf(document, buffer, file, material)));
    }
  }
  return new NodeIO().registerExtensions(ALL_EXTENSIONS).writeBinary(document);
}

function meshOf(document: Document, buffer: Buffer, { name, mesh }: FilePart, material: Material): Mesh {
  const rows = (type: 'VEC2' | 'VEC3' | 'VEC4', values: Float32Array) =>
    document.createAccessor().setType(type).setArray(own(values)).setBuffer(buffer);
  const short = mesh.edges.length < 65_535;
  const indices = document
    .createAccessor()
    .setType('SCALAR')
    .setArray(short ? new Uint16Array(mesh.indices) : new Uint32Array(mesh.indices))
    .setBuffer(buffer);
  const primitive = document
    .createPrimitive()
    .setMaterial(material)
    .setIndices(indices)
    .setAttribute('POSITION', rows('VEC3', mesh.positions))
    .setAttribute('NORMAL', rows('VEC3', mesh.normals));
  if ('places' in mesh) {
    primitive.setAttribute('TEXCOORD_0', rows('VEC2', mesh.places));
    const needsTangents = material.getNormalTexture() || material.getExtension('KHR_materials_anisotropy');
    if (needsTangents) primitive.setAttribute('TANGENT', rows('VEC4', mesh.tangents));
  }
  return document.createMesh(name).addPrimitive(primitive);
}

/** Copies the values into their own buffer, which the writer requires. */
function own(values: Float32Array): Float32Array<ArrayBuffer> {
  return new Float32Array(values);
}

function texturedMaterial(document: Document, file: FilePart): Material {
  const material = baseMaterial(document, file);
  const { colour, surface, normal } = file.textures!;
  if (colour)
    material.setBaseColorTexture(textureOf(document, `${file.name} colour`, colour)).setBaseColorFactor([1, 1, 1, 1]);
  if (surface) {
    const texture = textureOf(document, `${file.name} surface`, surface);
    material
      .setMetallicRoughnessTexture(texture)
      .setRoughnessFactor(1)
      .setMetallicFactor(1)
      .setOcclusionTexture(texture);
  }
  if (normal) material.setNormalTexture(textureOf(document, `${file.name} relief`, normal));
  return material;
}

/** Identical parts share a material. */
function plainMaterial(document: Document, file: FilePart, known: Map<string, Material>): Material {
  const { part, colour, roughness, metal, clear } = file;
  const { paint: _paint, bump: _bump, ...response } = part.material;
  const key = JSON.stringify([response, part.solid ?? false, colour, roughness, metal, clear]);
  const material = known.get(key) ?? baseMaterial(document, file);
  known.set(key, material);
  return material;
}

function baseMaterial(document: Document, file: FilePart): Material {
  const { part, colour, roughness, metal, clear } = file;
  const material = document
    .createMaterial(file.name)
    .setBaseColorFactor([colour[0], colour[1], colour[2], isSheer(file) ? colour[3] : 1])
    .setRoughnessFactor(roughness)
    .setMetallicFactor(metal)
    .setDoubleSided(!part.solid && !clear);
  if (isSheer(file)) material.setAlphaMode('BLEND');
  addSurfaceExtensions(document, material, file);
  return material;
}

function isSheer({ part, textures, clear }: FilePart): boolean {
  return !clear && (part.material.opacity < 1 || (textures?.seeThrough ?? false));
}

function textureOf(document: Document, name: string, { data, mimeType }: EncodedTexture): Texture {
  return document.createTexture(name).setImage(new Uint8Array(data)).setMimeType(mimeType);
}

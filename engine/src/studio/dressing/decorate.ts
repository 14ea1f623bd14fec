import type { Piece } from '../../words/prompt/brief.ts';
import { zoneOf } from '../../words/prompt/vocabulary/form-facts.ts';
import { artOnPart } from '../artwork/art-on-part.ts';
import { belowArtworks, withArtworks } from '../artwork/art-surface.ts';
import { opensInFront } from '../artwork/find-place.ts';
import { placeArtworks } from '../artwork/place-artworks.ts';
import { withSheetsApart } from '../artwork/sheets.ts';
import type { Part } from '../parts/part.ts';
import type { ScenePart } from '../parts/scene.ts';

/**
 * Lays the texts and motifs of a piece on its parts, which are as the form has built them. The wrong side of the cloth
 * does not show them.
 * @param measured the parts as every size of the picture measures places and room on them.
 * @param turn azimuth of the camera in radians when words name no view, which the front of a round product faces.
 */
export function decorate(
  parts: readonly ScenePart[],
  piece: Piece,
  measured: readonly Part[],
  turn: number,
): readonly ScenePart[] {
  if (piece.artworks === undefined) return parts;
  const clothOf = (part: number) => parts[part]!.material.albedo;
  const thing = { parts, zone: zoneOf(piece.form), turn, isOpenInFront: opensInFront(measured) };
  const { placed, remarks } = placeArtworks(piece.artworks, thing, { ...thing, parts: measured }, clothOf);
  return parts.map((part, index): ScenePart => {
    const own = placed.filter((art) => art.parts.includes(index));
    const isFirst = index === 0 && remarks.length > 0;
    if (own.length === 0 && !isFirst) return part;
    const isApart = part.mesh.sheets !== undefined && own.some(({ sheets }) => sheets !== null);
    const surfaceOf = (sheet?: number) => {
      const here = sheet === undefined ? own : own.filter(({ sheets }) => sheets?.includes(sheet) ?? true);
      const detail = part.detail && belowArtworks(part.detail, here, sheet);
      return { material: withArtworks(part.material, here, sheet), ...(detail && { detail }) };
    };
    const { detail: print, ...bare } = isApart ? withSheetsApart(part, surfaceOf) : { ...part, ...surfaceOf() };
    // The text of a label takes the place of what is usually printed on it.
    const isRelabelled = own.some(({ artwork }) => artwork.place.part === 'label' || isLabel(part));
    return {
      ...bare,
      ...(print && !isRelabelled && { detail: print }),
      ...(own.length > 0 && { artworks: own.flatMap((art) => artOnPart(art, isApart) ?? []) }),
      ...(isFirst && { remarks }),
    };
  });
}

const isLabel = ({ name }: ScenePart): boolean => name === 'label';

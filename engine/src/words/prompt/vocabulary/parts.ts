/**
 * Parts of a garment that can have a colour or a fabric of their own ("a black belt", "gold buttons"). `present` is set
 * when the part is named, `absent` when it is negated; both as attribute = value.
 */
import type { AttributeName } from './attributes.ts';

interface PartRow {
  readonly name: string;
  readonly says: string;
  readonly attribute: AttributeName | null;
  readonly present: string | null;
  readonly absent: string | null;
}

export const partRows = [
  {
    name: 'belt',
    says: 'belt, ceinture, cintura, waist tie, gurtel, cinturon',
    attribute: 'belt',
    present: 'belt',
    absent: 'none',
  },
  {
    name: 'waistband',
    says: 'waistband, waist band, elastic waistband, elasticated waistband, taillenbund, bundchen',
    attribute: null,
    present: null,
    absent: null,
  },
  {
    name: 'collar',
    says: 'collar, contrast collar, contrasting collar, col, colletto, collo, kragen, cuello',
    attribute: 'collar',
    present: 'point',
    absent: 'none',
  },
  {
    name: 'lapels',
    says: 'lapels, lapel, contrast lapel, rever, revers',
    attribute: 'collar',
    present: 'notch',
    absent: 'none',
  },
  {
    name: 'sleeves',
    says: 'sleeve, manche, manica, maniche, manches, armel, armeln, manga, mangas',
    attribute: 'sleeve',
    present: null,
    absent: 'sleeveless',
  },
  {
    name: 'cuffs',
    says: 'cuff, contrast cuff, contrasting cuff, ribbing, rib trim, ribbed trim, polsini, poignets',
    attribute: null,
    present: null,
    absent: null,
  },
  {
    name: 'lining',
    says: 'lining, interior, inside lining, contrast lining, contrasting lining, lined, inner lining, doublure, fodera, futter, innenfutter, forro',
    attribute: null,
    present: null,
    absent: null,
  },
  {
    name: 'buttons',
    says: 'button, contrast button, contrasting button, bouton, bottoni, bottone, knopf, knopfe, knopfen, boton, botones, frog fastening, frog closure, frog button, frogging, knotted button, pankou',
    attribute: 'closure',
    present: 'buttons',
    absent: 'none',
  },
  {
    name: 'zip',
    says: 'zips, zippers, contrast zip, contrasting zip, contrast zipper, fermeture eclair, cerniera',
    attribute: 'closure',
    present: 'zip',
    absent: 'none',
  },
  {
    name: 'hardware',
    says: 'hardware, clasp, box clasp, lobster clasp, toggle clasp, magnetic clasp, safety clasp, fold over clasp, kiss lock, metal detail, rivet, grommet, d ring, buckle, schnalle, schnallen, turn lock, lock, padlock, metalwork, schnalle, schnallen, hebilla, hebillas, fibbia, fibbie',
    attribute: null,
    present: null,
    absent: null,
  },
  {
    name: 'stitching',
    says: 'stitching, stitched, topstitching, saddle stitch, saddle stitching, saddle stitched, hand stitching, visible stitching, top stitching, contrast stitching, contrasting stitching, contrast stitch, contrast topstitching, contrast seam, stitch, seam, topstitch, impunture, nahte, ziernahte, costuras, coutures, surpiqures, cuciture',
    attribute: null,
    present: null,
    absent: null,
  },
  {
    name: 'trim',
    says: 'trim, trimmed, trimming, contrast trim, contrasting trim, edging, border, hem trim, accent, edge, detail, detailing, trims, chain trim, tipping, tipped, zari border, yoke',
    attribute: null,
    present: null,
    absent: null,
  },
  {
    name: 'piping',
    says: 'piping, piped, piped edge, contrast piping, contrasting piping, binding, contrast binding, bound edge, passepoil, paspel, profilo a contrasto',
    attribute: null,
    present: null,
    absent: null,
  },
  {
    name: 'elbow patches',
    says: 'elbow patch, contrast elbow patch, patched elbow, coudiere, toppe ai gomiti, toppe sui gomiti, ellenbogenflicken, ellbogenpatches',
    attribute: null,
    present: null,
    absent: null,
  },
  { name: 'hem', says: 'hem, hemline, orlo, saum, ourlet, dobladillo', attribute: null, present: null, absent: null },
  { name: 'straps', says: 'strap, bretelle', attribute: 'strap', present: null, absent: 'none' },
  {
    name: 'handle',
    says: 'handle, handles, manico, carry handle, mug handle, henkel, anse, asa',
    attribute: 'strap',
    present: 'top-handle',
    absent: 'none',
  },
  {
    name: 'sole',
    says: 'sole, soled, outsole, midsole, semelle, suola, sohle, suela',
    attribute: null,
    present: null,
    absent: null,
  },
  { name: 'heels', says: 'heel, heel counter, heel tab, tacco', attribute: 'heel', present: null, absent: 'flat' },
  {
    name: 'laces',
    says: 'laces, shoelace, shoe lace, lacets, shoestring, schnursenkel, cordones, lacci',
    attribute: null,
    present: null,
    absent: null,
  },
  {
    name: 'swoosh',
    says: 'side panel, overlay, toe cap, toecap, panel, logo stripe, stripe, cap toe, captoe',
    attribute: null,
    present: null,
    absent: null,
  },
  {
    name: 'pockets',
    says: 'pocket, contrast pocket, contrasting pocket, poche, tasche, tasca, poches, bolsillo, bolsillos',
    attribute: 'pocket',
    present: 'patch',
    absent: 'none',
  },
  { name: 'hood', says: 'hood', attribute: 'hood', present: 'hood', absent: 'none' },
  {
    name: 'ruffles',
    says: 'ruffle, frill, flounce, rouches, balza',
    attribute: 'ruffle',
    present: 'all',
    absent: 'none',
  },
  { name: 'pleats', says: 'pleat, plis, pieghe, pleating', attribute: 'pleat', present: 'knife', absent: 'none' },
  { name: 'slit', says: 'slit, fente, spacco, split, vent', attribute: 'slit', present: 'side', absent: 'none' },
  { name: 'drape', says: 'drape, drapery, drapes', attribute: 'drape', present: 'all', absent: 'none' },
  { name: 'bow', says: 'bow, ribbon, noeud, fiocco', attribute: null, present: null, absent: null },
  { name: 'bodice', says: 'bodice, upper part, top half, jeogori', attribute: null, present: null, absent: null },
  { name: 'brim', says: 'brim', attribute: 'brim', present: null, absent: 'none' },
  {
    name: 'band',
    says: 'band, hat band, hatband, grosgrain, wristband, watch band, bracelet strap, watch strap',
    attribute: null,
    present: null,
    absent: null,
  },
  { name: 'bezel', says: 'bezel, watch bezel, rotating bezel', attribute: null, present: null, absent: null },
  { name: 'dial', says: 'dial, watch face, watch dial', attribute: null, present: null, absent: null },
  {
    name: 'cap',
    says: 'cap, bottle cap, stopper, lid, dropper cap, pump, pump head, bottle top, perfume cap, atomiser, atomizer',
    attribute: null,
    present: null,
    absent: null,
  },
  { name: 'liquid', says: 'liquid, juice, eau', attribute: null, present: null, absent: null },
  { name: 'lenses', says: 'lens, lenses, tinted lens, tinted lenses', attribute: null, present: null, absent: null },
  {
    name: 'frame',
    says: 'frame, framed, frames, rims, rimmed, metal frame',
    attribute: null,
    present: null,
    absent: null,
  },
  {
    name: 'table top',
    says: 'top, table top, tabletop, worktop, tischplatte, plateau de table, piano del tavolo',
    attribute: null,
    present: null,
    absent: null,
  },
  { name: 'shade', says: 'lamp shade, lampshade, shade of a lamp', attribute: null, present: null, absent: null },
  {
    name: 'legs',
    says: 'chair leg, legs, base, lamp stem, stem, lamp base, pedestal base',
    attribute: null,
    present: null,
    absent: null,
  },
  { name: 'rim', says: 'rim, lip, rand, bord, borde, bordo', attribute: null, present: null, absent: null },
  { name: 'label', says: 'label, sticker, etikett, etiquette', attribute: null, present: null, absent: null },
  {
    name: 'vessel',
    says: 'jar, vessel, container, glass jar, tin, case, casing, compact case',
    attribute: null,
    present: null,
    absent: null,
  },
  {
    name: 'bedding',
    says: 'duvet, bedclothes, bettdecke, couette, edredon, piumone',
    attribute: null,
    present: null,
    absent: null,
  },
  { name: 'saucer', says: 'saucer, untertasse, soucoupe, piattino', attribute: null, present: null, absent: null },
  {
    name: 'cushion',
    says: 'cushion, pillow, upholstery, upholstered, seat cushion, padding',
    attribute: null,
    present: null,
    absent: null,
  },
] as const satisfies readonly PartRow[];

export type PartName = (typeof partRows)[number]['name'];

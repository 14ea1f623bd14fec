/** Words for the other tools, and for the thing that a message points at. */
import type { Region } from '../edit.ts';
import type { MeaningRow, Verb } from './meaning.ts';

const verb = (name: Verb, says: string): MeaningRow => ({ says, means: { kind: 'verb', verb: name } });
const where = (region: Region, says: string): MeaningRow => ({
  says,
  means: { kind: 'where', region },
  alsoBrief: true,
});

export const toolWords: readonly MeaningRow[] = [
  verb('upscale', 'twice as large, twice as big, twice the size, as large, as big, the size, upscale, upscaled, upscaling, up scale, upres, upsize, enlarge, enlarge it, make it bigger, make it larger, bigger, larger, higher resolution, increase the resolution, increase resolution, higher res, hi res, high res, hd, 4k, 8k, print size, print quality, double the resolution, double the size, more resolution, agrandir, agrandis, ingrandisci, better quality, improve the quality, increase the quality, higher quality, improve quality, super resolution'), // prettier-ignore
  verb('sharpen', 'sharpen, sharpened, sharper, crisper, crisp, sharpness, more sharpness, more detail, clearer, less blurry, unblur, deblur, plus net, piu nitido, sharpen it, sharpen up, remove the blur, fix the blur, more definition, more crisp, clarity, more clarity'), // prettier-ignore
  verb('retouch', 'retouch, fix, repair, improve, enhance, correct, restore, clean up, corrige, correggi, refine, beautify, touch up, ameliore'), // prettier-ignore
  verb('cutOut', 'remove the background, remove background, delete the background, erase the background, cut out, cut it out, cut her out, cut him out, isolate, isolate it, isolate the subject, knock out the background, background removal, no background, without background, without a background, transparent background, transparent png, enlever le fond, enleve le fond, supprime le fond, supprimer le fond, togli lo sfondo, rimuovi lo sfondo, elimina lo sfondo, quitar el fondo, hintergrund entfernen, sans fond, senza sfondo, png, fond transparent, sfondo trasparente, take out the background, take the background away, get rid of the background, clear the background, background transparent, background away'), // prettier-ignore
  verb('blur', 'blur, blurred, blurry, bokeh, depth of field, out of focus, shallow depth of field, defocus, portrait mode, flou, floute, flouter, sfoca, sfocato, sfocata, sfocare, blur it'), // prettier-ignore
  verb('erase', 'remove, removed, removing, delete, erase, take away, take that away, take this away, take it away, take out, take off, get rid of, rid of, clean away, wipe out, wipe away, eliminate, heal, inpaint, enleve, enlever, supprime, supprimer, togli, rimuovi, elimina, quita, borra, entferne, retire, hide'), // prettier-ignore
  verb('replace', 'replace, swap, exchange, switch, substitute, remplace, remplacer, sostituisci, reemplaza, ersetze'),
  verb('add', 'add, put on, put in, insert, attach, include, give her, give him, give it, give them, ajoute, ajouter, aggiungi, anade, place, stick'), // prettier-ignore
  { says: 'transparent, transparency, see through background, trasparente', means: { kind: 'clear' } },
  { says: 'face, faces, her face, his face, visage, viso, facial details, portrait, facial features', means: { kind: 'faces' } }, // prettier-ignore
  { says: 'hand, hands, finger, fingers, her hands, his hands, mains, mani', means: { kind: 'hands' } },
  where('background', 'background, backdrop, bg, back ground, fond, sfondo, hintergrund, fondo, scenery, surroundings, behind her, behind him, behind it, behind them'), // prettier-ignore
  where('subject', 'subject, the subject, foreground, the product, the item, the object, product'),
  where('garment', 'garment, garments, clothes, clothing, outfit, the look, apparel, attire, ensemble, fabric, cloth, material, textile, tissu, tessuto, stoffa, vetement, vestiti, colour, colours, the piece, everything she wears, piece'), // prettier-ignore
  where(
    'person',
    'her, him, them, model, the model, person, the person, woman, man, girl, boy, lady, skin tone, she, he',
  ),
  where('picture', 'picture, image, photo, photograph, pic, whole picture, whole image, everything, shot, whole thing, overall, scene, lighting, foto, immagine, light, luce, lumiere, entire image'), // prettier-ignore
  where('marked', 'here, marked, marked area, the marked area, selected area, the selection, selection, masked area, the mask, mask, this area, that area, this part, that part, the marked part, inside the mask, where i marked, what i marked, this spot, that spot, the area, this bit, this region, this section, the marked region, what is marked, highlighted area'), // prettier-ignore
  { says: 'this, that, these, those, this thing, that thing, this one, ceci, cela, questo, questa, ca', means: { kind: 'this' } }, // prettier-ignore
  {
    says:
      'hair, hairs, hairstyle, haircut, beard, skin, eye, eyes, lips, lipstick on her lips, nail, nails, leg, legs, arm, arms, ear, ears, ' +
      'foot, feet, neck, floor, ground, table, sofa, couch, bed, wall, walls, ceiling, window, windows, door, doors, car, ' +
      'building, buildings, tree, trees, plant, plants, curtain, curtains, carpet, rug, street sign, sign, person behind, ' +
      'people, bystander, bystanders, crowd, passer by, stranger, strangers, logo, text, watermark, signature, tag, label, price tag, ' +
      'stain, stains, spot, spots on the fabric, dust, scratch, scratches, wrinkle, wrinkles, crease, creases, lint, thread, threads, hole, ' +
      'tattoo, pimple, pimples, acne, blemish, blemishes, mole, cable, cables, hanger, mannequin, stand, cup, mug, spoon, saucer, plate, ' +
      'helmet, flag, phone, camera, cat, dog, animal, glare, reflection, reflections, tooth, teeth, bra strap, object, objects, cars, man behind, woman behind, mess, clutter',
    means: { kind: 'thing' },
    alsoBrief: true,
  },
];

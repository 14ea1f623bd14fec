const SPACE = [
  'copy space',
  'copyspace',
  'negative space',
  'empty space',
  'blank space',
  'space for text',
  'room for text',
  'text space',
];

/** Every way to ask for empty space on one side of the picture. */
const spaceOn = (side: string): string =>
  SPACE.flatMap((space) => [
    ...[`${space} ${side}`, `${space} on ${side}`, `${space} on the ${side}`, `${space} on the ${side} side`],
    ...[`${space} to the ${side}`, `${space} at the ${side}`, `${side} ${space}`, `${side} side ${space}`],
  ]).join(', ');

/**
 * Words that join, place or negate the others, words about the picture that need no table of their own (its background,
 * space for text, lens), and words for faults of drawing.
 */
export const linkWords = {
  and: 'and, to, n, et, e, y, und, plus, as well as, along with',
  with:
    'with, featuring, wearing, paired with, worn with, teamed with, styled with, matched with, accessorised with, ' +
    'accessorized with, avec, con, mit, has, have, having, w, combined with, includes, including, together with',
  under: 'under, underneath, beneath, below, layered under, sous, sotto, worn under, inside',
  over: 'over, on top of, atop, above, layered over, worn over, par dessus, sopra, sur',
  in: 'in, en, made of, made from, made in, made out of, of, di, de, crafted from, crafted in, cut from, aus',
  article:
    'a, an, the, le, la, les, un, une, il, lo, der, die, das, ein, eine, einen, einem, einer, el, una, uno, another, one',
  on: 'on, against, in front of, set on, placed on, standing on, photographed on, upon, at, su, sul, sulla, auf, vor, sobre, devant',
  by: 'beside, next to, near, by, amid, alongside, neben, a cote de, accanto a, junto a',
  or: 'or, nor, ou, oder, any',
  matching:
    'matching, passend, passende, passenden, passendes, assorti, assortie, assortis, assorties, abbinato, abbinata, abbinati, a juego',
  but: 'but, except, instead, only, mais, ma, rather, just',
  not:
    'no, not, without, w o, minus, sans, senza, non, never, free of, lacking, devoid of, don t, dont, doesn t, ' +
    'isn t, avoid, exclude, excluding, remove, ohne, nicht, sin, less, no more, absence of, nothing, zero, pas de, neither',
  background:
    'background, backdrop, bg, wall, surface, back ground, fond, sfondo, fondo, backdrop paper, backdrops, setting, surroundings, scenery, hintergrund',
  gradient:
    'gradient background, gradient backdrop, gradient bg, ombre background, ombre backdrop, colour gradient background, ' +
    'degrade background, gradient wall, gradient studio background, gradient paper, fond degrade, verlaufshintergrund, sfondo sfumato',
  packshot:
    'packshot, pack shot, white cutout, white cut out, pure white cutout, cutout on white, e commerce, ecommerce, white seamless, seamless white, white cyclorama, white infinity cove',
  shadowless:
    'no shadow, no shadows, without shadow, without shadows, without a shadow, without any shadow, shadowless, shadow free, ' +
    'free of shadow, no drop shadow, ohne schatten, schattenlos, schattenfrei, sans ombre, sans ombres, senza ombra, senza ombre, ' +
    'sin sombra, sin sombras',
  spaceLeft: spaceOn('left'),
  spaceRight: spaceOn('right'),
  spaceAbove: `${spaceOn('top')}, ${spaceOn('above')}`,
  spaceAround: [...SPACE, 'lots of negative space', 'generous negative space', 'lots of empty space'].join(', '),
  lens35: '35mm, 35 mm, 35mm lens, 35 mm lens, 28mm, 28 mm, 24mm, 24 mm, wide angle, wide angle lens',
  lens50: '50mm, 50 mm, 50mm lens, 50 mm lens, standard lens',
  lens85: '85mm, 85 mm, 85mm lens, 85 mm lens, portrait lens',
  lens135:
    '100mm, 100 mm, 100mm lens, 105mm, 105 mm, 135mm, 135 mm, 135mm lens, 135 mm lens, telephoto, telephoto lens, long lens',
  fault:
    'bad, ugly, deformed, mutated, mutation, blurry, blurred, extra, missing, poorly, disfigured, malformed, ' +
    'duplicate, cloned, worst, lowres, cropped out, out of frame, watermark, signature, jpeg, artifacts, artefacts, ' +
    'disconnected, fused, too many, wrong, badly, distorted, unnatural, amateur, poor',
} as const;

/**
 * Words without a meaning for the picture: grammatical ones, praise, occasions, wearers, and general names of what a
 * picture has anyway, such as "design" and "print".
 */
export const quietWords =
  'non slip, nonslip, non skid, non stick, non woven, non iron, non toxic, ear cups, ear cup, earcups, earcup, them, glaze, wireless, zero waste, full length shot, full length view, full length portrait, full length photo, full body shot, full body view, home decor, sofa decor, room decor, polished, brushed, camera, lit, this, that, these, those, its, it, length, waist, fit, flat, technical, is, are, was, be, being, been, for, ' +
  'from, into, onto, as, gli, im, i, d, l, s, t, del, della, des, du, el, per, pour, her, his, their, our, my, your, ' +
  'she, he, they, who, which, where, while, there, than, then, so, very, really, quite, slightly, subtly, ' +
  'extremely, super, ultra, highly, hyper, more, most, much, some, few, all, every, each, both, other, ' +
  'another, same, own, up, down, out, off, through, across, around, along, between, within, about, like, style, ' +
  'styled, look, looks, looking, feel, vibe, vibes, aesthetic, theme, type, kind, sort, version, set, pair, piece, ' +
  'pieces, item, garment, garments, clothing, clothes, apparel, outfit, ensemble, attire, wear, worn, dressed, ' +
  'product, accessory, accessories, design, designs, designer, designed, fashion, fashionable, stylish, trendy, ' +
  'modern, contemporary, new, latest, collection, season, brand, concept, idea, drawing, sketch, sketched, ' +
  'rendering, render, rendered, image, picture, photo, photograph, photography, photographic, shot, shots, ' +
  'photorealistic, realistic, hyperrealistic, realism, portrait, 8k, 4k, hd, uhd, hdr, resolution, ' +
  'high resolution, high quality, quality, top quality, best, masterpiece, detailed, highly detailed, intricate, ' +
  'sharp, focus, sharp focus, depth, octane, unreal, engine, raytracing, ray tracing, lens, lenses, photo, canon, ' +
  'nikon, hasselblad, leica, award, winning, professional, commercial, advertising, composition, centred, ' +
  'centered, symmetrical, isolated, beautiful, gorgeous, stunning, pretty, lovely, amazing, perfect, nice, ' +
  'attractive, exquisite, feminine, delicate, dainty, fine, premium, expensive, quality fabric, lightweight, heavy, heavyweight, light weight, dress up, ' +
  'women, men, girls, boys, ladies, freisteller, female, male, models, unisex, womens, mens, womenswear, menswear, ' +
  'kids, child, children, baby girl, young, old woman, standing, showing, shown, displayed, presented, seen, ' +
  'facing, colour, coloured, colours, hue, hued, tone, toned, shade, shades of, tint, tinted, tinged, print, ' +
  'printed, prints, pattern, patterned, motif, texture, material, materials, finish, finished, weave, woven, ' +
  'effect, touch, touches, shape, shaped, silhouette, cut, line, lines, shimmering, shimmery, lustrous, sheen, ' +
  'smooth, great, extra fine, one, neckline, front, from top, from the top, top right, top left, ' +
  'at the top, one piece upper, side, sides, top half, centre, constructed, unlined, please, create, make, ' +
  'generate, show, draw, want, need, give, me, us, i m, would, should, could, can, will, do, does, get, use, ' +
  'using, used, made, crafted, handgefertigt, handgefertigte, handgefertigter, handgefertigtes, handmade, hand made, artisanal, worn look, lot, lots, plenty, almost, maybe, ' +
  'perhaps, also, too, ever, yet, even, still, well, day, everyday, daily, casual, formal, smart, smart casual, ' +
  'office, business, work, party, wedding guest, evening, cocktail, occasion, special, garden party, light, ' +
  'lighting, warm tone, scene, setting, location, place, view, angle, colour block, colour blocked, ' +
  'colour blocking, damen, herren, frauen, kinder, mood, moods, inspo, inspiration, designing, hero, hero look, ' +
  'subtle, you, wedding, yarn, ground, tennis, yoga, golf, lightwieght, esque, natural look, natural fabric, ' +
  'natural fibre, natural pose, display, space, minimalistic look, stay on, non wired, non padded, pack of two, ' +
  'pack of three, porte par, portee par, getragen von, indossato da, indossata da';

/**
 * Words for sizes, places on a body, finishes and numbers. The grammar skips them like quiet words; where they are not
 * part of a phrase that is drawn, they are listed as not drawn.
 */
export const describingWords =
  'many, inspired, themed, thick, thin, turning, moving, movement, motion, textured, shiny, glossy, ' +
  'matte, matt, small, large, big, little, tiny, single, double, two, three, four, 1, 2, 3, 4, ' +
  'body, arm, arms, shoulder, shoulders, neck, chest, bust, hip, hips, waistline, knee, knees, ankle, ankles, ' +
  'calf, foot, feet, head, skin, back, bottom, middle, left, right, inner, outer, upper, lower, panelled, seamed, ' +
  'half, hammered, shadow, shadows, covered, western, pebbled, grained, stand, buttery';

/**
 * Words for what a picture would show and the built-in engine does not draw: a person, a pose, an aperture, a surface,
 * and names whose last word would otherwise be drawn as something else (a "jam jar" is not a jar of cosmetics).
 * The grammar of things ignores them. They are reported as not drawn unless a figure shows them (`read-figure.ts`).
 */
export const undrawnWords =
  'hands in pockets, hand in pocket, hands in his pockets, hands in her pockets, hande in den taschen, hande in der tasche, mains dans les poches, mani in tasca, manos en los bolsillos, ' +
  'ribbon ties, ribbon tie, side ties, shoulder ties, ankle ties, black man, black woman, white man, white woman, woman, man, girl, boy, lady, model, person, people, adult, teen, walking, sitting, posing, pose, lying, running, ' +
  'dancing, holding, carrying, bokeh, depth of field, f 1 2, f 1 4, f 1 8, f 2 8, huge, giant, ' +
  'glass shelf, glass surface, glass plate, mirror surface, mirrored surface, floor, hand, hands, face, hair, jumping, kneeling, leaning, crouching, ' +
  'for coffee, for tea, for chocolate, for honey, ski boot, roller skate, ice skate, ring box, jewellery box, shoe box, hat box, watch box, ' +
  'perfume box, napkin ring, seat, ' +
  'music box, pizza box, tool box, letter box, litter box, bread box, egg box, tissue box, light box, ' +
  'baby bottle, feeding bottle, hot water bottle, message in a bottle, bottle opener, bottle rack, ' +
  'smart watch, fitness tracker, golf ball, rugby ball, cricket ball, bowling ball, american football, ping pong ball, table tennis ball, cotton ball, exercise ball, gym ball, disco ball, christmas ball, billiard ball, ' +
  'egg carton, egg tray, egg cup, pull along, pull back, pull on, ' +
  'daisy chain, roll top, rolltop, toe box, pull loop, pull tab, pull handle, pull cord, pull ring, zip pull, quick pull, blanket stitch, ' +
  'luggage trunk, steamer trunk, travel trunk, storage trunk, cabin trunk, tree trunk, car trunk, top light, top lighting, toplight, bread bag, tin tie, twist tie, cable tie, zip tie, top button, top buttons, ' +
  'cropped photo, cropped image, cropped picture, cropped shot, cropped view, cropped frame, cropped framing, tightly cropped, cropped tight, bust, display bust, jewellery bust, ' +
  'tied around the handle, tied round the handle, tied to the handle, tied around the strap, tied around the neck, tied around her neck, tied around his neck, knotted at the neck, tied around the wrist, tied around the head, tied around the hair, ' +
  'lid off, cap off, lid removed, cap removed, lid open, cap open, ' +
  'switched off, turned off, mountain lake, mountain range, alpine lake, ' +
  'draped, thrown, droplets beading, drops beading, water beading, beading water, ' +
  'license plate, number plate, wall plate, armour plate, hot plate, test tube, inner tube, tube light, ' +
  'soap dish, soap bubble, soap bubbles, toilet bowl, dog bowl, cat bowl, pet bowl, ' +
  'vest pack, garment bag, chalk bag, stuff sack, tea bag, bean bag, punch bag, golf bag, swatch book, ' +
  'fabric swatch book, shoe rack, shoe accessories, shoe care, shoe polish, boot sauce, hat stand, ' +
  'clay render, clay rendering, paper collage, collage, paper cut, papercut, pixel art, oil painting, origami, low poly, ' +
  'water drops beading, water droplets beading, water drops, water drop, water droplets, water droplet, drops of water, water splash, water splashes, splash of water, ' +
  'gift set, gift box set, geschenkset, set de regalo, set regalo, coffret cadeau, ' +
  'view of the sole, view of the outsole, outsole from below, sole from below, outsole visible, sole visible, ' +
  'showing the sole, showing the outsole, outsole view, sole view, view of the tread, bottom view, underside, ' +
  'cartoon, anime, comic, manga, woodcut, linocut, blueprint, claymation, wireframe, risograph, charcoal drawing, ' +
  'crayon drawing, chalk drawing';

/** Phrases that ask for a board of colours and fabrics instead of a thing. */
export const boardWords =
  'mood board, moodboard, mood boards, moodboards, colour board, colour palette, colour story, inspiration board, ' +
  'material board, swatch board, fabric board, farbpalette, stimmungsbild, planche d ambiance, palette de couleurs, ' +
  'paleta de colores';

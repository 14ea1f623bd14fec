/** Prints and woven patterns, each at its real scale. */
interface PatternRow {
  readonly name: string;
  readonly says: string;
}

export const patternRows = [
  {
    name: 'solid',
    says: 'plain, solid, solid colour, unpatterned, patternless, uni, tinta unita, single colour, block colour',
  },
  {
    name: 'stripes',
    says: 'stripe, striped, stripy, rayures, raye, righe, rayas, candy stripe, bengal stripe, striping, rayee, rayes, rayees, gestreift',
  },
  { name: 'vertical-stripes', says: 'vertical stripe, vertical striped, vertically striped, lengthwise stripe' },
  {
    name: 'horizontal-stripes',
    says: 'horizontal stripe, horizontal striped, horizontally striped, hooped, cross stripe, bayadere',
  },
  {
    name: 'breton',
    says: 'breton, breton stripe, breton striped, mariniere, marinier, sailor stripe, nautical stripe, nautical',
  },
  {
    name: 'pinstripe',
    says: 'pinstripe, pinstriped, pin stripe, chalk stripe, chalkstripe, gessato, pin striped, rayure tennis',
  },
  {
    name: 'checkerboard',
    says: 'checkerboard, checker board, checkerboard check, chequerboard, chessboard, chess board, damier, scacchiera, schachbrett, schachbrettmuster, tablero de ajedrez',
  },
  { name: 'gingham', says: 'gingham, vichy, checkered picnic, gingham check' },
  {
    name: 'checks',
    says: 'check, checked, checkered, chequered, carreaux, quadri, windowpane, window pane, windowpane check, grid, vichy check',
  },
  {
    name: 'tartan',
    says: 'tartan, plaid, madras, ecossais, scottish check, scozzese, lumberjack, buffalo check, kilt check, black watch tartan, black watch check, royal stewart, burberry check, tartan check',
  },
  {
    name: 'houndstooth',
    says: 'houndstooth, hounds tooth, dogtooth, dogstooth, pied de poule, pied de coq, dog tooth, shepherd check, hahnentritt, hahnentrittmuster',
  },
  {
    name: 'glen-check',
    says: 'glen check, glen plaid, prince of wales, prince of wales check, prince de galles, principe di galles, glencheck',
  },
  { name: 'herringbone', says: 'herringbone, chevron weave, spina di pesce, spigato, chevron' },
  {
    name: 'polka-dots',
    says: 'polka dot, polkadot, polka, dotted, dot, spotted, pois, pin dot, swiss dot, spots, spotty, lunares, gepunktet, punkte, punkten',
  },
  {
    name: 'floral',
    says: 'floral, flower, roses, flowered, flowery, fleuri, floreale, floral print, flower print, botanical, blossom, rose print, liberty print, ditsy, fiori, daisy, peony, floral pattern, cherry blossom, wildflower, morning glory, morning glories, florals, poppies, hibiscus, lilies, bouquets, sunflowers, daisies, peonies, millefleur',
  },
  {
    name: 'tropical',
    says: 'tropical, palm, palm leaf, hawaiian, tropical print, jungle print, banana leaf, palm print, palm tree, palm trees, palm leaves',
  },
  {
    name: 'leopard',
    says: 'leopard, leopard print, animal print, cheetah, jaguar, leopardo, maculato, cheetah print, animalier',
  },
  { name: 'zebra', says: 'zebra, zebra print, zebra stripe, zebrato' },
  {
    name: 'snake',
    says: 'snake, snakeskin, python, snake print, pitone, reptile, scales',
  },
  { name: 'paisley', says: 'paisley, cashmere print, cachemire print, boteh' },
  {
    name: 'geometric',
    says: 'geometric, geometrical, art deco, deco print, triangles, hexagon, geometrique, geometrico, geometric print, mosaic, zigzag, zig zag, greek key',
  },
  { name: 'argyle', says: 'argyle, argyll, diamond pattern, harlequin, losange, diamond check, jacquard diamond' },
  { name: 'tie-dye', says: 'tie dye, tie dyed, tiedye, shibori, dip dyed tie, batik, spiral dye, marbled dye' },
  {
    name: 'ombre',
    says: 'ombre, dip dye, dip dyed, gradient, degrade, sfumato, colour fade, gradient dye, dip dyed hem, sfumata',
  },
  { name: 'camouflage', says: 'camouflage, camo, military print, army print, mimetico' },
  { name: 'ikat', says: 'ikat, aztec, navajo, tribal, tribal print, kilim, ethnic print' },
  { name: 'toile', says: 'toile de jouy, toile print, chinoiserie, willow pattern, scenic print' },
  {
    name: 'abstract',
    says: 'abstract, abstract print, brushstroke, paint splatter, watercolour print, painterly, graphic print, splatter, marbled, marble print, psychedelic, swirl',
  },
  { name: 'stars', says: 'star, starry, star print, constellation' },
  { name: 'moons', says: 'moon, moons, crescent moon, celestial, moon and star, moons and stars' },
  { name: 'hearts', says: 'heart print, hearts, coeurs, cuori' },
  { name: 'butterflies', says: 'butterfly, butterflies, butterfly print, papillon, farfalle' },
  {
    name: 'birds',
    says: 'bird, birds, swallow, swallows, bird print, oiseaux, rondini, crane, cranes, heron, herons, crane print, swallow print, parrot, parrots, hummingbird, hummingbirds, flamingos, peacock print, swans, doves',
  },
  { name: 'shells', says: 'shell, shells, seashell, seashells, scallop shell, shell print, coquillages, conchiglie' },
  { name: 'lemons', says: 'lemons, lemon, citrus, citrus print, lemon print, citrons, limoni' },
  { name: 'cherries', says: 'cherries, cherry, cherry print, cerises, ciliegie' },
  { name: 'strawberries', says: 'strawberry, strawberries, strawberry print, fraises, fragole' },
  { name: 'mushrooms', says: 'mushroom, mushrooms, toadstool, mushroom print, champignons, funghi' },
  {
    name: 'leaves',
    says: 'leaf, leaves, foliage, olive branch, laurel, eucalyptus, feuilles, foglie, fern, ferns, branch, branches, vine, vines, ivy, leaf print',
  },
] as const satisfies readonly PatternRow[];

export type PatternName = (typeof patternRows)[number]['name'];

/** Setting, light, view and staging of a picture. */
interface SceneRow {
  readonly name: string;
  readonly says: string;
}

export const settingRows = [
  {
    name: 'studio',
    says: 'studio, studio shot, in a studio, seamless paper, cyclorama, plain background, product shot, lookbook, catalogue, catalog, studio backdrop, infinity cove, clean background, neutral background',
  },
  {
    name: 'marble',
    says: 'marble, marbre, marmo, marble table, marble surface, marble slab, marble plinth, carrara, travertine, stone slab',
  },
  {
    name: 'linen',
    says: 'linen, linen bedsheet, linen cloth, linen tablecloth, linen sheet, draped linen, bed linen, tablecloth',
  },
  {
    name: 'concrete',
    says: 'concrete, concrete wall, brutalist, cement, beton, concrete floor, industrial, warehouse, parking garage, bunker',
  },
  {
    name: 'sand',
    says: 'sand, on sand, in the sand, on the sand, standing in sand, lying in sand, auf sand, im sand, sur du sable, dans le sable, sulla sabbia, nella sabbia, sobre arena, en la arena, sand dune, dune, desert, sahara, desert sand, desierto, deserto, wuste',
  },
  {
    name: 'beach',
    says: 'beach sand, beach, seaside, seashore, shore, coast, by the sea, ocean, plage, spiaggia, sea, shoreline, riviera, yacht',
  },
  { name: 'runway', says: 'runway, catwalk, fashion show, fashion week, podium, passerella, defile, sfilata' },
  {
    name: 'garden',
    says: 'garden, jardin, giardino, meadow, flower field, field of flower, rose garden, park, orchard, greenhouse, field, lavender field, countryside, vineyard',
  },
  { name: 'forest', says: 'forest, wood land, woodland, foret, bosco, jungle, woods, rainforest' },
  {
    name: 'street-dusk',
    says: 'street at dusk, street at night, city at dusk, city at night, night street, dark street, alley, tokyo, new york, rainy street, subway, metropolis',
  },
  {
    name: 'street',
    says: 'street, city street, sidewalk, pavement, urban, city, rue, strada, downtown, street style, paris street, crosswalk, sunny street, street by day, daytime street, street in daylight, cobbled street, strasse, gehweg, trottoir, calle',
  },
  { name: 'rooftop', says: 'rooftop, roof terrace, skyline, terrace, balcony, roof' },
  {
    name: 'atelier',
    says: 'atelier, workshop, sewing room, dressmaker, design studio, work table, workroom, cutting table',
  },
  {
    name: 'boutique',
    says: 'boutique, shop window, showroom, store, display window, vitrine, vetrina, shop, department store',
  },
  {
    name: 'gallery',
    says: 'gallery, museum, white cube gallery, white cube space, exhibition, art gallery, galerie, galleria',
  },
  {
    name: 'palace',
    says: 'palace, ballroom, chateau, palazzo interior, opera house, baroque interior, castle, grand staircase, mansion, versailles, red carpet, villa, theatre, theater',
  },
  {
    name: 'interior',
    says: 'interior, living room, bedroom, loft, apartment, home interior, indoors, room, hotel, hotel room, cafe, kitchen, library, bathroom',
  },
  {
    name: 'wood',
    says: 'wooden floor, wood surface, wooden surface, wooden background, wood background, wooden board, wooden deck, decking, on a deck, wooden terrace, boardwalk, wooden jetty, wooden pier, wooden dock, holzterrasse, terrasse en bois, on wood, on oak, on pale oak, on light oak, wooden planks, wood planks, oak planks, oak boards, oak floor',
  },
  {
    name: 'water',
    says: 'water, underwater, pool, poolside, swimming pool, rippled water, wet surface, lake, river, waterfall, water reflection, piscine',
  },
  {
    name: 'snow',
    says: 'snowy, in the snow, on snow, on the snow, fresh snow, winter landscape, mountain, ski slope, snowfield, glacier, ice, alps, alpine, snowy mountain, snow covered, in snow',
  },
  {
    name: 'brick',
    says: 'brick wall, bricks, brick, brickwork, red brick wall, exposed brick, exposed brick wall, brick background, on brick, ziegelwand, mur de brique, muro di mattoni, pared de ladrillo',
  },
  {
    name: 'tiles',
    says: 'tiles, tile wall, tiled wall, tiled floor, tiled surface, tile floor, ceramic tiles, bathroom tiles, subway tiles, zellige, zellige tiles, mosaic tiles, on tiles, fliesen, carrelage, piastrelle, azulejos',
  },
  {
    name: 'velvet',
    says: 'velvet, on velvet, velvet cloth, velvet drape, velvet curtain, velvet curtains, velvet surface, velvet background, draped velvet, on velvet cushion, on a velvet cushion, jewellery display velvet',
  },
  {
    name: 'rock',
    says: 'rock, rocks, on rock, on a rock, boulder, cliff, rocky, rocky ground, rock formation, rock surface, raw stone, natural stone, rough stone, slate slab, on slate, piece of slate, slab of slate, on a piece of slate, slate surface, schieferplatte, auf schiefer, sur ardoise, su ardesia, sobre pizarra, basalt, lava rock, volcanic rock, volcanic stone, lava stone, vulkangestein, lavastein, pierre volcanique, roche volcanique, pietra lavica, pietra vulcanica, piedra volcanica, roca volcanica, felsen, rocher, roccia, roca',
  },
  {
    name: 'wet-stone',
    says: 'wet stone, wet stones, wet slate, wet rock, wet rocks, wet pavement, wet asphalt, wet concrete, wet stone floor, wet ground, wet street, wet black stone, after rain, rain soaked pavement',
  },
  {
    name: 'grass',
    says: 'grass, on grass, lawn, green grass, turf, grassy, green lawn, fresh grass, football pitch, golf course, rasen, pelouse, prato, cesped',
  },
  {
    name: 'table',
    says: 'wooden table, wood table, oak table, oak table top, oak tabletop, tabletop, wooden tabletop, on a table, on a kitchen table, on the kitchen table, on a dining table, on the dining table, on a desk, wooden desk, oak desk, table top, rustic table, farmhouse table, oak surface, holztisch, eichentisch, table en bois, tavolo di legno, mesa de madera',
  },
  {
    name: 'windowsill',
    says: 'windowsill, window sill, on a windowsill, on the windowsill, on a window sill, window ledge, fensterbank, fensterbrett, auf der fensterbank, auf einer fensterbank, rebord de fenetre, appui de fenetre, alfeizar, davanzale',
  },
  {
    name: 'white-room',
    says: 'white living room, white room, bright living room, bright room, light living room, white bedroom, bright bedroom, white interior, bright interior, white kitchen, bright kitchen, scandinavian living room, scandinavian interior, scandinavian room, light filled room, sunlit white room, helles wohnzimmer, hellem wohnzimmer, weisses wohnzimmer, salon blanc, salon lumineux, salotto bianco, salon blanco, salon luminoso',
  },
  { name: 'sky', says: 'sky, cloud, clouds, blue sky, heaven, dreamscape' },
  {
    name: 'silk',
    says: 'silk background, satin background, silk backdrop, draped silk background, on draped silk, on draped satin, against draped silk, against draped satin, on silk sheets, on satin sheets, on silk cloth, on satin cloth, on a silk cloth, on a satin cloth, on crumpled silk, on crumpled satin, on rippled silk, on rippled satin, auf seidentuch, auf einem seidentuch, sur drap de soie, sur un drap de soie, sur un drap de satin',
  },
  {
    name: 'felt',
    says: 'felt background, felt surface, felt board, felt mat, wool felt surface, wool blanket background, filzunterlage',
  },
  {
    name: 'leather-ground',
    says: 'leather background, leather surface, leather desk pad, leather desk mat, leather tabletop, lederunterlage',
  },
  {
    name: 'sheepskin',
    says: 'on sheepskin, on a sheepskin, on fur, on a fur, on a fur rug, on a fluffy rug, on a shaggy rug, on a sheepskin rug, on faux fur, fur background, auf schaffell, auf einem schaffell, auf fell, sur une peau de mouton, su pelle di pecora, su una pelle di pecora, sobre piel de oveja, sobre una piel de oveja, sobre una piel de cordero',
  },
  {
    name: 'paper',
    says: 'kraft paper background, brown paper background, paper background, crumpled paper background, on wrinkled paper, on kraft paper, on brown paper, on crumpled paper, on butcher paper, auf packpapier, auf kraftpapier, sur papier kraft, su carta kraft, sobre papel kraft',
  },
  {
    name: 'plaster',
    says: 'plaster wall, pale plaster wall, white plaster wall, plastered wall, stucco wall, limewash wall, limewashed wall, rough plaster, raw plaster, clay wall, adobe wall, whitewashed wall, putzwand, verputzte wand, mur en platre, mur de chaux, muro intonacato, pared encalada, pared de yeso',
  },
  {
    name: 'steel',
    says: 'brushed steel surface, steel surface, stainless steel surface, metal surface, on a metal table, on a steel table, on a steel counter, metal background, brushed metal surface, brushed metal background, on brushed steel, on stainless steel, on brushed metal, aluminium surface, on aluminium, auf edelstahl, sur acier, su acciaio, sobre acero',
  },
  {
    name: 'terrazzo',
    says: 'terrazzo, terrazzo floor, terrazzo surface, on terrazzo, terrazzo counter, terrazzo tile, terrazzo tiles',
  },
  {
    name: 'cork',
    says: 'cork surface, cork board, corkboard, cork background, on cork, pinboard, on a pinboard, korkwand, auf kork, sur liege, su sughero, sobre corcho',
  },
  {
    name: 'moss',
    says: 'moss, on moss, mossy ground, mossy stone, mossy rock, mossy granite, forest floor, moos, auf moos, sur la mousse, sul muschio, sobre musgo',
  },
  {
    name: 'gravel',
    says: 'gravel, on gravel, gravel path, gravel ground, pebble beach, pebbly ground, shingle beach, crushed stone, kies, auf kies, gravier, sur gravier, ghiaia, sulla ghiaia, grava, sobre grava',
  },
  {
    name: 'leaves',
    says: 'on leaves, on autumn leaves, on autumnal leaves, on fallen leaves, on fallen autumn leaves, on dry leaves, in autumn leaves, in fallen leaves, among autumn leaves, among fallen leaves, bed of leaves, bed of autumn leaves, bed of fallen leaves, in a pile of leaves, in a pile of autumn leaves, in a pile of fallen leaves, leaf litter, carpet of leaves, carpet of autumn leaves, carpet of fallen leaves, auf laub, auf herbstlaub, im herbstlaub, sur des feuilles mortes, sur les feuilles mortes, tapis de feuilles mortes, su foglie secche, sobre hojas secas',
  },
  {
    name: 'herringbone',
    says: 'herringbone floor, herringbone parquet, herringbone parquet floor, parquet, oak parquet, oak herringbone floor, herringbone wood floor, herringbone oak floor, oak herringbone, parquet floor, on parquet, on oak parquet, on oak herringbone, on oak herringbone parquet, on herringbone parquet, fischgrat parkett, fischgratparkett, auf parkett, parquet en chevron, parquet a chevrons, parquet a spina di pesce, parquet en espiga, suelo de parquet',
  },
] as const satisfies readonly SceneRow[];

interface ColouredSettingRow extends SceneRow {
  readonly name: SettingName;
  readonly colour: 'espresso' | 'chocolate' | 'black';
  readonly label: string;
}

/** Phrases that name a setting and its colour at once. */
export const colouredSettingRows: readonly ColouredSettingRow[] = [
  {
    name: 'wood',
    colour: 'espresso',
    label: 'dark wood',
    says: 'on dark oak, on dark wood, on smoked oak, on black oak, on dark wooden planks, on dark wooden boards, dark wooden floor, dark wood floor, dark oak floor, dark wooden surface, dark wood surface, dark wooden background, dark wood background, auf dunklem holz, auf dunkler eiche, sur bois fonce, su legno scuro, sobre madera oscura',
  },
  {
    name: 'wood',
    colour: 'chocolate',
    label: 'walnut boards',
    says: 'on walnut, on walnut wood, on walnut boards, walnut floor, walnut surface, auf nussbaum, sur noyer',
  },
  {
    name: 'table',
    colour: 'espresso',
    label: 'dark wooden table',
    says: 'on a dark wooden table, on dark wooden table, on a dark wood table, on a dark oak table',
  },
  {
    name: 'rock',
    colour: 'black',
    label: 'black rock',
    says: 'on black volcanic stone, on black volcanic rock, on black lava stone, on black lava rock, on black rock, black volcanic rock, sur pierre volcanique noire, sur roche volcanique noire, sur une pierre volcanique noire, su pietra lavica nera, su pietra vulcanica nera, sobre piedra volcanica negra, sobre roca volcanica negra, sobre una piedra volcanica negra',
  },
  { name: 'table', colour: 'chocolate', label: 'walnut table', says: 'on a walnut table, on walnut table' },
];

export const lightRows = [
  {
    name: 'soft',
    says: 'soft light, softbox, diffused light, diffuse light, soft lighting, gentle light, studio lighting, studio light, beauty dish, even light, softly lit, diffused, soft shadow',
  },
  {
    name: 'hard',
    says: 'hard light, harsh light, direct sun, hard shadow, hard sun, strong sun, sharp shadow, hard sunlight, bright sun, bright sunlight, sunlight, sunlit, sunny, harsh sun',
  },
  {
    name: 'golden-hour',
    says: 'golden hour, sunset, sunrise, golden light, warm light, evening sun, late afternoon, warm glow, sun set, dawn, afternoon light, warm lighting, magic hour, tramonto, coucher de soleil',
  },
  {
    name: 'overcast',
    says: 'overcast, cloudy, grey day, flat light, foggy, misty, fog, mist, rainy, cloudy day, rain',
  },
  {
    name: 'low-key',
    says: 'low key, dark background, moody, moody light, chiaroscuro, dramatic, dramatic light, dramatic lighting, dim light, shadowy, rembrandt, moody lighting, dark and moody, noir light',
  },
  {
    name: 'high-key',
    says: 'high key, bright light, bright airy, airy, bright and airy, brightly lit, white light, light and airy, bright lighting, bright studio',
  },
  {
    name: 'rim',
    says: 'rim light, backlit, backlight, back lit, back light, silhouette light, contre jour, halo light, rim lit, edge light, backlighting, rim lighting',
  },
  {
    name: 'neon',
    says: 'neon, neon light, neon sign, cyberpunk, club light, nightclub, neon lighting, neon lit, vaporwave',
  },
  {
    name: 'gels',
    says: 'coloured gels, coloured gel, colored gels, colored gel, colour gels, gel lighting, gel light, gelled light, colour gel lighting, red and blue light, red and blue gels, orange and teal light, coloured light, colored light, coloured lighting, farbige folien',
  },
  {
    name: 'window',
    says: 'window light, soft side light, soft light from the side, gentle side light, weiches seitenlicht, natural light, daylight, morning light, north light, soft daylight, natural lighting, lumiere naturelle, luce naturale, by a window, by the window',
  },
  {
    name: 'spotlight',
    says: 'spotlight, spot light, spotlit, stage light, follow spot, spotlights, stage lighting, stage',
  },
  {
    name: 'candle',
    says: 'candlelight, candle light, candlelit, fire light, firelight, lamplight, candle lit, by candle',
  },
  {
    name: 'flash',
    says: 'flash, direct flash, paparazzi, on camera flash, flash photography, ring light, ring flash, hard flash',
  },
  {
    name: 'moonlight',
    says: 'moonlight, moonlit, night light, at night, blue hour, twilight, dusk, nocturnal, by night, night',
  },
  {
    name: 'high-contrast',
    says: 'high contrast, side light, side lighting, hard side light, lateral light, seitenlicht, hartes seitenlicht, lumiere laterale, luz lateral, luce laterale, contrasty, strong contrast, split light, split lighting, sharp contrast',
  },
  {
    name: 'noon',
    says: 'noon, midday, midday sun, noon sun, hard noon sun, high noon, noon light, hard midday sun, midday light, noonday sun, sun overhead, overhead sun, mittagssonne, harte mittagssonne, soleil de midi, sole di mezzogiorno, sol de mediodia',
  },
  {
    name: 'long-shadow',
    says: 'long shadow, long shadows, long hard shadow, long hard shadows, long cast shadow, long cast shadows, long dramatic shadow, long dramatic shadows, elongated shadow, elongated shadows, long afternoon shadow, long afternoon shadows, long evening shadow, long evening shadows, raking light, raking sun, low sun, lange schatten, langer schatten, langem schatten, ombre longue, ombres longues, ombra lunga, ombre lunghe, sombra larga, sombras largas',
  },
  {
    name: 'window-shadow',
    says: 'window shadow, window shadows, window pane shadow, window frame shadow, shadow of a window, shadows of a window, window gobo, gobo, gobo shadow, gobo light, window pattern, light through a window, sunlight through a window, sun through a window, window pane light, fensterschatten, ombre de fenetre, ombres de fenetre, ombra della finestra, ombra di finestra, sombra de ventana, sombras de ventana',
  },
  {
    name: 'blinds-shadow',
    says: 'blinds, blind shadow, blinds shadow, blinds shadows, shadow of blinds, venetian blinds, venetian blind, venetian blind shadow, venetian blinds shadow, light through blinds, sunlight through blinds, striped shadow, striped light, shutter shadow, window blinds, jalousie, jalousieschatten, jalousien, ombre de store, ombres de stores, ombra di persiane, tapparelle, sombra de persiana, persianas',
  },
  {
    name: 'leaf-shadow',
    says: 'leaf shadow, leaf shadows, palm shadow, palm shadows, palm leaf shadow, palm leaf shadows, palm leaves shadow, palm tree shadow, tropical shadow, tropical shadows, plant shadow, plant shadows, botanical shadow, shadow of leaves, shadow of palm leaves, shadows of palm leaves, shadow of a palm, palmenschatten, blattschatten, schatten von palmen, ombre de palmier, ombres de palmier, ombre de feuilles, ombra di palma, ombra di foglie, sombra de palmera, sombra de hojas',
  },
  {
    name: 'dappled',
    says: 'dappled, dappled light, dappled sunlight, dappled sun, dappled shade, dappled shadow, sunlight through leaves, light through trees, sun through trees, sunlight through trees, tree shadow, tree shadows, komorebi, lichtflecken, lumiere tamisee, soleil a travers les feuilles, luce tra le foglie, luz entre hojas, luz moteada',
  },
] as const satisfies readonly SceneRow[];

export const viewRows = [
  {
    name: 'front',
    says: 'front view, from the front, frontal, front on, facing camera, front facing, straight on, front shot, vu de face, de face, vorderansicht, von vorne, frontalansicht, vista frontale, di fronte, vista frontal, de frente, straight on camera, head on',
  },
  {
    name: 'three-quarter',
    says: 'three quarter view, 3 4 view, three quarter angle, three quarters view, angled view, at an angle, from an angle, at 45 degrees, at a 45 degree angle, turned 45 degrees, three quarter, trois quarts, vue de trois quarts, three quarter shot, turned 3 4, turned three quarters, three quarter turn, turned slightly, slightly turned, slightly angled, at a slight angle, from a slight angle, obliquely, schrag von vorne, von schrag vorne, halbprofil, di tre quarti, vista di tre quarti, vista tres cuartos, vista de tres cuartos, de tres cuartos, en tres cuartos',
  },
  {
    name: 'side',
    says: 'side view, from the side, profile, side profile, in profile, side on, lateral, de profil, profile view, side shot, seitenansicht, von der seite, side foto, vue de cote, vu de cote, vista laterale, di lato, di profilo, de perfil, vista lateral',
  },
  {
    name: 'back',
    says: 'back view, from behind, rear view, from the back, seen from behind, rear, back side, showing the back, vu de dos, de dos, seen from the back, viewed from behind, vue de dos, ruckenansicht, von hinten, von schrag hinten, schrag von hinten, obliquely from behind, three quarter back view, back three quarter view, vista posteriore, da dietro, visto da dietro, desde atras, vista trasera, vista por detras, visto por detras, vista de atras, par derriere, vu de derriere',
  },
  {
    name: 'flat',
    says: 'flat lay, flatlay, top down, from above, overhead, birds eye view, bird s eye view, laid flat, lying flat, top view, overhead shot, lay flat, overhead view, top shot, overhead angle, shot from above, seen from above, viewed from above, directly above, bird view, von oben, draufsicht, aufsicht, vogelperspektive, vue de dessus, vu de dessus, vu d en haut, en plongee verticale, vista dall alto, dall alto, visto dall alto, vista desde arriba, desde arriba, vista cenital, cenital',
  },
  {
    name: 'close-up',
    says: 'close up, closeup, detail shot, detail view, texture detail, zoomed in, gros plan, fabric detail, primo piano, primer plano, nahaufnahme, detail of, close view',
  },
  {
    name: 'macro',
    says: 'macro, macro shot, macro view, macro photo, macro photography, extreme close up, extreme closeup, texture close up, super close up, makroaufnahme',
  },
  {
    name: 'low',
    says: 'low angle, low angle shot, low angle view, low camera, low camera angle, from below, worm s eye view, worms eye view, seen from below, looking up, hero angle, froschperspektive, contre plongee',
  },
  {
    name: 'high',
    says: 'high angle, high angle shot, high angle view, high camera angle, slightly from above, from slightly above, looking down, 45 degree angle, 45 degree view, 45 degrees, forty five degree angle, isometric view, isometric, plongee',
  },
] as const satisfies readonly SceneRow[];

export const stagingRows = [
  { name: 'mannequin', says: 'ghost mannequin, invisible mannequin, hollow man, mannequin, ghosted' },
  {
    name: 'dress-form',
    says: 'dress form, dressform, tailor s dummy, tailors dummy, bust form, dress stand, dressmaker dummy, stockman, body form, bust stand',
  },
  {
    name: 'figure',
    says: 'on a model, on model, worn by a model, full body, fashion figure, croquis',
  },
  {
    name: 'hanger',
    says: 'hanger, on a hanger, hanging, coat hanger, hung, wooden hanger, wood hanger, on a wooden hanger, on wooden hanger, holzbugel, auf einem holzbugel, cintre en bois',
  },
  {
    name: 'plinth',
    says: 'plinth, pedestal, on a plinth, on a pedestal, podium display, display stand, cube stand, on a block',
  },
] as const satisfies readonly SceneRow[];

export type SettingName = (typeof settingRows)[number]['name'];
export type LightName = (typeof lightRows)[number]['name'];
export type ViewName = (typeof viewRows)[number]['name'];
export type StagingName = (typeof stagingRows)[number]['name'];

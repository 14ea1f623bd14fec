import { describe, expect, it } from 'vitest';
import type { Look } from './brief.ts';
import { readBrief } from './read-brief.ts';

const read = (prompt: string, look: Look = 'studio') =>
  readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look });
const missing = (prompt: string, look?: Look) => (read(prompt, look).notDrawn ?? []).map(({ words }) => words);

describe('what a product lies on', () => {
  it.each([
    ['silver ring lying on a piece of slate', 'rock'],
    ['sunscreen tube standing in sand', 'sand'],
    ['parfum posé sur du sable', 'sand'],
  ])('is the place, and no colour of the product: %s', (prompt, setting) => {
    const { pieces, setting: place } = read(prompt);
    expect(place).toBe(setting);
    expect(pieces[0]?.colours.map(({ name }) => name)).not.toContain('sand');
    expect(pieces[0]?.colours.map(({ name }) => name)).not.toContain('slate');
  });

  it.each([
    ['two bottles on grey felt, in a neat grid', 'grey', 'felt'],
    ['gold ring on brown leather', 'brown', 'leather-ground'],
    ['anillo de plata, fondo de cuero marrón', 'brown', 'leather-ground'],
    ['watch, brown leather background', 'brown', 'leather-ground'],
    ['earrings on champagne silk', 'champagne', 'silk'],
    ['jeans laid flat on grey felt', 'grey', 'felt'],
  ])('is a cloth in its colour: %s', (prompt, backdrop, setting) => {
    const { pieces, backdrop: behind, setting: place } = read(prompt);
    expect([behind?.name, place]).toEqual([backdrop, setting]);
    expect(['wool', 'leather', 'silk']).not.toContain(pieces[0]?.fabric);
    expect(pieces[0]?.colours.map(({ name }) => name)).not.toContain(backdrop);
    expect(missing(prompt)).toEqual([]);
  });

  it.each([
    ['notebook on crumpled paper', 'paper'],
    ['chelsea boots on autumn leaves', 'leaves'],
    ['backpack on mossy granite', 'moss'],
    ['sneakers on gravel', 'gravel'],
    ['rug, oak herringbone floor', 'herringbone'],
    ['sideboard against a pale plaster wall', 'plaster'],
    ['bougie sur un tapis de feuilles mortes', 'leaves'],
    ['Kette auf Schaffell', 'sheepskin'],
  ])('is a place of its own: %s', (prompt, setting) => {
    expect(read(prompt).setting).toBe(setting);
  });

  it.each([
    ['a black metal table', 'table', 'metal'],
    ['a steel table with drawers', 'table', 'metal'],
    ['a black metal table lamp', 'lamp', 'metal'],
    ['a gown in draped silk', 'gown', 'silk'],
    ['a dress of draped satin', 'dress', 'satin'],
    ['a satin cloth dress', 'dress', 'satin'],
    ['scarf of silk cloth', 'scarf', 'silk'],
    ['a necklace on metal chain', 'necklace', 'metal'],
    ['bag on metal chain strap', 'handbag', 'metal'],
    ['watch on brushed steel bracelet', 'watch', 'metal'],
    ['crumpled paper bag', 'shopping-bag', null],
    ['a terrazzo planter', 'plant-pot', null],
    ['a terrazzo phone case', 'phone-case', null],
    ['a mossy green sweater', 'knitwear', null],
    ['stucco vase', 'vase', null],
    ['a wallet made of cork surface', 'wallet', null],
    ['a scarf with autumn leaves', 'scarf', null],
    ['herringbone parquet blazer', 'blazer', null],
  ])('is none where words name a thing and its cloth: %s', (prompt, form, fabric) => {
    const { pieces, setting } = read(prompt);
    expect([setting, ...pieces.map((piece) => piece.form)]).toEqual([null, form]);
    expect(pieces[0]?.fabric).toBe(fabric);
  });

  it.each([
    ['perfume on draped silk', 'silk'],
    ['ring on metal', 'steel'],
    ['lamp on a steel table', 'steel'],
    ['chair on grey terrazzo', 'terrazzo'],
    ['sofa on oak parquet', 'herringbone'],
    ['perfume bottle in a pile of autumn leaves', 'leaves'],
    ['Kerze auf Herbstlaub', 'leaves'],
    ['a green dress on felt', 'felt'],
  ])('is where words lay it: %s', (prompt, setting) => {
    expect(read(prompt).setting).toBe(setting);
    expect(read(prompt).pieces[0]?.fabric).toBeNull();
    expect(missing(prompt)).toEqual([]);
  });

  it.each([
    ['red stiletto, glossy black surface', 'black', ['glossy']],
    ['gold watch on a mirrored black floor', 'black', ['mirrored']],
    ['brown leather boots, matte grey ground', 'grey', []],
    ['parfum sur une surface noire brillante', 'black', ['brillante']],
    ['glass jar on black acrylic', 'black', ['acrylic']],
  ])('is a ground in its colour, of which the product gets no trim: %s', (prompt, backdrop, named) => {
    const { pieces, backdrop: behind } = read(prompt);
    expect(behind?.name).toBe(backdrop);
    expect(pieces[0]?.colours.map(({ name }) => name)).not.toContain(backdrop);
    expect(missing(prompt)).toEqual(named);
  });

  it('is a stone of a colour', () => {
    const { pieces, setting, backdrop } = read('beige handbag standing on polished black stone');
    expect([setting, backdrop?.name]).toEqual(['rock', 'black']);
    expect(pieces[0]?.colours.map(({ name }) => name)).toEqual(['beige']);
    expect(read('headphones on dark wet slate').setting).toBe('wet-stone');
  });

  it('is another thing under it that is not drawn, whose colour no part of the product takes', () => {
    expect(read('rattan armchair with a sage seat pad under a hanging fern').pieces[0]?.colours).toHaveLength(1);
  });

  it('leaves the cloth that something is worked on to the product', () => {
    expect(read('leather bag with studs on black leather').pieces[0]?.fabric).toBe('leather');
    expect(read('white stripes on navy linen shirt').pieces[0]?.fabric).toBe('linen');
  });

  it('is a studio of a colour, which the clothes do not have', () => {
    const { pieces, plainBackground } = read('red knitted bodysuit, plain white studio');
    expect(plainBackground?.hex).toBe('#ffffff');
    expect(pieces[0]?.colours.map(({ name }) => name)).toEqual(['red']);
  });
});

describe('a shadow that words deny', () => {
  it.each([
    'red mug, no shadow',
    'red mug ohne Schatten',
    'tazza rossa senza ombra',
    'red mug, white background, shadowless',
  ])('is left out on a plain background: %s', (prompt) => {
    expect(read(prompt).plainBackground).toEqual({ hex: '#ffffff', below: null, shadowless: true });
    expect(missing(prompt)).toEqual([]);
  });

  it('is named as missing where the picture has a place or a painted ground', () => {
    expect(missing('red mug on a beach, no shadow')).toEqual(['no shadow']);
    expect(missing('red mug, no shadow', 'editorial')).toEqual(['no shadow']);
  });
});

describe('words beside a product', () => {
  it('name a thing that shows its size', () => {
    const { pieces, props } = read('yellow handbag, apple for scale');
    expect(props).toEqual([{ name: 'apple', count: 1, place: 'beside', hex: null, fabric: null }]);
    expect(pieces[0]?.colours.map(({ name }) => name)).toEqual(['yellow']);
  });

  it('are named as missing where the picture is cropped above them', () => {
    const prompt = 'yellow rain jacket, apple for scale';
    expect(read(prompt).props).toBeUndefined();
    expect(missing(prompt)).toEqual(['apple for scale']);
    expect(read('yellow rain jacket next to an apple, flat lay').props).toHaveLength(1);
  });

  it('give a ring the metal of its band', () => {
    const [ring] = read('solitaire ring, emerald-cut diamond, thin platinum band, macro').pieces;
    expect(ring?.colours).toEqual([expect.objectContaining({ name: 'silver', part: 'main' })]);
  });

  it('are what a thing lies on, and no second product, in a later clause', () => {
    const prompt = 'tennis bracelet, clasp open, lying on a mirror';
    expect(read(prompt).pieces).toHaveLength(1);
    expect(missing(prompt).join(' ')).toContain('mirror');
  });

  it('describe water on a cloth, which is not sewn with beads', () => {
    expect(read('water droplets beading on petrol ripstop fabric, macro').pieces[0]?.details).toEqual([]);
  });

  it.each(['tea towels, three, indigo', 'Handtücher, drei, indigo'])('count the thing before them: %s', (prompt) => {
    const { pieces, understood } = read(prompt);
    // A pile of towels has three.
    expect([pieces[0]?.form, pieces[0]?.count]).toEqual(['towel', undefined]);
    expect(understood.map(({ kind, name }) => `${kind} ${name}`)).toContain('count 3');
  });

  it('say a colour where they say that it is one', () => {
    const [bed] = read('linen bed, colour clay').pieces;
    expect([bed?.fabric, bed?.colours[0]?.name]).toEqual(['linen', 'terracotta']);
  });

  it('name the cover of a cushion and not the sofa that it decorates', () => {
    expect(read('2PCS Cushion Cover Velvet Emerald Sofa Decor').pieces.map(({ form }) => form)).toEqual(['pillow']);
  });

  it('give the inside of a bag its colour, however far from the bag they are', () => {
    const prompt =
      'chain shoulder bag in black leather, diamond quilting, gold chain draped over the front, open flap with burgundy interior';
    const { pieces, setting } = read(prompt);
    expect(setting).toBeNull();
    expect(pieces[0]?.colours.map(({ part, name }) => `${part} ${name}`)).toContain('lining burgundy');
  });

  it('turn a pair by 45 degrees to a three-quarter view', () => {
    expect(read('white leather sneakers, pair at 45 degrees').view).toBe('three-quarter');
  });
});

describe('things that lie by a product', () => {
  const props = (prompt: string) =>
    (read(prompt).props ?? []).map(({ name, count, place, side }) =>
      [count, name, place, ...(side === undefined ? [] : [side])].join(' '),
    );

  it.each([
    ['glass jar next to three plums', '3 plum beside'],
    ['candle, two pine cones behind it', '2 pine-cone behind'],
    ['soap bar with a sprig of lavender beside it', '1 lavender beside'],
    ['glass jar, star anise scattered around', '8 star-anise scattered'],
    ['coffee pouch, hazelnuts scattered at the base only on the right', '9 hazelnut scattered right'],
    ['perfume bottle, a starfish in front of it on the left', '1 starfish front left'],
    ['Glasflasche, daneben zwei Birnen', '2 pear beside'],
    ['Flakon, drei Muscheln davor', '3 shell front'],
    ['savon à côté de deux pommes de pin', '2 pine-cone beside'],
    ['a bowl of blueberries', '24 blueberry inside'],
    ['stoneware jug, three daisies in it', '3 daisy inside'],
    ['ankle boots on concrete steps', '1 step below'],
    ['teapot on a folded linen napkin', '1 folded-cloth below'],
  ])('are read with their number and their place: %s', (prompt, prop) => {
    expect(props(prompt)).toEqual([prop]);
    expect(missing(prompt)).toEqual([]);
  });

  it('are of several kinds in a list', () => {
    expect(props('mug with two figs, walnuts and three chestnuts')).toEqual([
      '2 fig beside',
      '4 walnut beside',
      '3 chestnut beside',
    ]);
  });

  it.each([
    ['ring on a peach background'],
    ['wallet in plum with lime stitching'],
    ['dress with roses'],
    ['vase with tulips'],
    ['handbag in front of a brick wall'],
    ['plum blazer with pearl buttons'],
    ['shirt with daisies on the collar'],
  ])('are no colours, prints, places or parts: %s', (prompt) => {
    expect(props(prompt)).toEqual([]);
  });
});

describe('the camera in other languages', () => {
  it.each([
    ["tazzina, vista dall'alto", 'flat'],
    ['Stuhl von schräg hinten', 'back'],
    ['teapot, top shot', 'flat'],
    ['sac à main vu de dessus', 'flat'],
    ['sandalias de perfil', 'side'],
  ])('is read: %s', (prompt, view) => {
    expect(read(prompt).view).toBe(view);
    expect(missing(prompt)).toEqual([]);
  });

  it.each([
    'vestido de mangas tres cuartos',
    'robe avec poches de côté',
    'jupe, fente de côté',
    'vestido abierto por detrás',
    'jacket with slight angle pockets',
    'Jacke, schräg aufgesetzte Taschen',
    'vestito con maniche a tre quarti',
  ])('is not read in words for a cut: %s', (prompt) => {
    expect(read(prompt).view).toBeNull();
  });

  it('leaves sleeves of three quarters their length', () => {
    expect(read('vestido de mangas tres cuartos').pieces[0]?.attributes.sleeve).toBe('three-quarter');
  });
});

describe('how things rest', () => {
  const lies = (prompt: string) => read(prompt).pieces.map(({ count = 1, lies: how }) => [count, how]);

  it.each([
    ['tan desert boots, one fallen over', [[2, 'last']]],
    ['two wine bottles, one standing and the other lying on its side', [[2, 'last']]],
    ['a nail polish tipped over', [[1, 'all']]],
    ['eine Weinflasche, umgefallen', [[1, 'all']]],
    ['two bottles, one laid on its side', [[2, 'last']]],
    ['two bottles, one tipped over', [[2, 'last']]],
    ['three candles', [[3, undefined]]],
    ['dress with a patch on its side', [[1, undefined]]],
  ])('is that one or all lie on their sides: %s', (prompt, expected) => {
    expect(lies(prompt)).toEqual(expected);
    expect(missing(prompt).filter((words) => /fallen|lying|tipped|gefallen/.test(words))).toEqual([]);
  });

  it.each([
    'two candles, one turned off',
    'a pair of boots, one turned to the left',
    'boots, the other turned to show the sole',
    'two bottles, one resting on a stone',
    'two bottles, the other resting against it',
    'two mugs, one tipped in blue',
    'bottle with label laid over the cap',
    'a vase not lying on its side',
    'a vase, not on its side',
    'eine Vase, nicht auf der Seite liegend',
  ])('is upright where words turn or lay something else: %s', (prompt) => {
    expect(read(prompt).pieces[0]?.lies).toBeUndefined();
  });

  it.each(['a double-breasted coat with two rows of three buttons', 'a bracelet with two rows of four stones'])(
    'is one thing that has rows of a detail: %s',
    (prompt) => {
      expect(read(prompt)).toMatchObject({ pieces: [{ form: expect.any(String) }] });
      expect(read(prompt).pieces[0]?.count ?? 1).toBe(1);
      expect(missing(prompt).join()).toContain('two rows');
    },
  );

  it('is in rows as long as each other', () => {
    expect(read('eight soap bars in two rows of four')).toMatchObject({ arrangement: 'group', rows: 2 });
    expect(read('seven soap bars in two rows').rows).toBeUndefined();
    expect(missing('seven soap bars in two rows')).not.toEqual([]);
  });

  it('is on a diagonal', () => {
    expect(read('three lipsticks in a diagonal line').arrangement).toBe('diagonal');
  });

  it.each([
    ['yellow tote on a rattan chair', ['chair', 'tote']],
    ['teddy bear on a bed', ['bed', 'teddy']],
    ['ankle boots on an armchair', ['chair', 'boot']],
    ['bowler hat on a sofa', ['sofa', 'hat']],
  ])('is on a seat: %s', (prompt, forms) => {
    const { pieces, arrangement, hero } = read(prompt);
    expect(pieces.map(({ form }) => form)).toEqual(forms);
    expect([arrangement, hero]).toEqual(['on-top', 1]);
    expect(missing(prompt)).toEqual([]);
  });

  it('leaves a heel to the shoe that has it, and a child that is denied out', () => {
    expect(read('canvas sneaker with a green patch at the heel').pieces.map(({ form }) => form)).toEqual(['sneaker']);
    expect(read('dungarees, no child').figure).toBeUndefined();
    expect(missing('dungarees, no child')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { judgeWords } from './judge-words.ts';
import { readBrief } from './read-brief.ts';

const words = (prompt: string) => ({ prompt, negativePrompt: '', accentPrompt: '', styles: [] });
const read = (prompt: string) => readBrief({ ...words(prompt), look: 'studio' });
const missing = (prompt: string) => (read(prompt).notDrawn ?? []).map((it) => it.words);

describe('words that a picture does not show', () => {
  it.each([
    ['grey wool trousers hanging on a hanger', ['hanging on a hanger']],
    ['leather belt hanging on a hook', ['hanging', 'hook']],
    ['red T-shirt hanging on a clothes rail', ['rail']],
    ['white running shoe, outsole from below', ['outsole from below']],
    ['boots, view of the sole', ['view of the sole']],
    ['lipstick, pink background, water drops', ['water drops']],
    ['red leather belt coiled like a snake', ['coiled like a snake']],
    ['platinum bracelet, reflection on glass', ['reflection', 'glass']],
    ['velvet sofa, wooden floor, white wall', ['white wall']],
    ['two towels in white terry with blue border', ['blue border']],
    ['a stack of armchairs', ['stack of']],
    ['sunglasses with case', ['case']],
    ['perfume bottle, pastel pink sky', ['pink']],
    ['table lamp, switched off', ['switched off']],
    ['gift box for a watch', ['watch']],
    ['ear cuff shaped like a fern leaf', ['fern leaf']],
    ['brown hat with pompom cord ties', ['pompom cord ties']],
    ['ball gown inspired by a peony', ['inspired', 'peony']],
    ['white sneaker with a yellow pull tab', ['yellow pull tab']],
    ['beige dress with sunflower print', ['sunflower']],
    ['phone case with a sunflower', ['sunflower']],
    ['tote bag filled with apples', ['filled', 'apples']],
    ['champagne bottle in an ice bucket', ['ice bucket']],
    ['watch with strap, case, dial and glass', ['glass']],
    ['silk scarf tied around the handle of a tan handbag', ['tied around the handle']],
    ['camel coat and black boots, front and back view', ['front and back view']],
  ])('are named: %s', (prompt, named) => {
    expect(missing(prompt)).toEqual(named);
    expect(judgeWords(words(prompt))).toBeNull();
  });

  it('are none where the picture shows them', () => {
    expect(missing('red T-shirt hanging on a hanger')).toEqual([]);
    expect(missing('boots with a rubber sole')).toEqual([]);
  });
});

describe('gift sets', () => {
  it.each(['skincare gift set, cream and gold', 'gift set with a ribbon'])('are refused: %s', (prompt) => {
    expect(judgeWords(words(prompt))?.reason).toMatch(/cannot draw a (?:skincare )?gift set yet/);
  });

  it('of a belt and a wallet are drawn', () => {
    expect(read('belt and wallet gift set').pieces.map(({ form }) => form)).toEqual(['gift-set']);
  });

  it('show the things that are named for them, and say so', () => {
    const prompt = 'newborn gift set, white cotton, with bib and bodysuit';
    expect(read(prompt).pieces.map(({ form }) => form)).toEqual(['swimsuit', 'bib']);
    expect(missing(prompt)).toEqual(['gift set']);
  });
});

describe('the same thing in several colours', () => {
  const shown = (prompt: string) =>
    read(prompt).pieces.map(({ form, colours }) => [form, ...colours.map(({ name }) => name)].join(' '));

  it.each([
    ['black belt and brown belt', ['belt black', 'belt brown']],
    ['black leather belt, brown suede belt and tan belt', ['belt black', 'belt brown', 'belt tan']],
    ['black cap and red cap', ['hat black', 'hat red']],
    ['red mug and a blue mug on an oak table', ['mug red', 'mug blue']],
    ['black T-shirt and white T-shirt', ['t-shirt black', 't-shirt white']],
  ])('stands beside itself: %s', (prompt, things) => {
    expect(shown(prompt)).toEqual(things);
    expect(read(prompt).arrangement).toBeDefined();
    expect(missing(prompt)).toEqual([]);
  });

  it('is one thing where the noun describes a part', () => {
    expect(read('navy jacket with a red jacket lining').pieces).toHaveLength(1);
    expect(read('brown leather belt with a black belt loop').pieces).toHaveLength(1);
  });
});

describe('the mirror of a compact', () => {
  it.each(['powder compact, mirror in the lid', 'gold compact with mirror', 'eyeshadow palette with mirror'])(
    'is no second thing: %s',
    (prompt) => {
      expect(read(prompt).pieces).toHaveLength(1);
      expect(missing(prompt)).toEqual([]);
    },
  );

  it('leaves no second thing where the colour of the case follows', () => {
    expect(read('open powder compact with mirror, rose gold case').pieces.map(({ form }) => form)).toEqual(['compact']);
  });

  it('is another one where it stands apart', () => {
    expect(read('powder compact next to a mirror').pieces).toHaveLength(2);
  });
});

describe('things of one name', () => {
  it('are a necklace with its pendant', () => {
    const { pieces } = read('rose gold chain necklace with a heart pendant');
    expect(pieces.map(({ form, cut }) => `${form} ${cut}`)).toEqual(['necklace pendant']);
  });

  it('are high tops of canvas', () => {
    const [shoe] = read('red canvas high-top sneakers').pieces;
    expect([shoe?.cut, shoe?.fabric]).toEqual(['high-top', 'canvas']);
  });
});

describe('stands', () => {
  it('bear the product that they are named after', () => {
    expect(read('cream jar, beige podium').props).toMatchObject([{ name: 'podium', place: 'below' }]);
    expect(read('silver high heel on stacked white cubes').props).toMatchObject([{ name: 'cube', place: 'below' }]);
  });

  it('are a place where clothes walk', () => {
    expect(read('red dress, podium').setting).toBe('runway');
  });
});

describe('what things stand on', () => {
  it.each([
    ['perfume bottle on a marble podium', { name: 'podium', material: 'marble', hex: null }],
    ['gold ring on a blue velvet cushion', { name: 'cushion', material: 'velvet', hex: '#2557a7' }],
    ['un bolso de cuero sobre un cojín de terciopelo rojo', { name: 'cushion', material: 'velvet' }],
    ['cream jar on a wooden tray', { name: 'tray', material: 'wood' }],
    ['lipstick on a brass tray', { name: 'tray', material: 'metal' }],
    ['gold hoop earrings on a pink plate', { name: 'dish' }],
  ])('is of the material and the colour that the words name: %s', (prompt, stand) => {
    const { props, pieces } = read(prompt);
    expect(props).toMatchObject([{ ...stand, place: 'below' }]);
    expect(pieces[0]!.partFabrics).toEqual([]);
    expect(missing(prompt)).toEqual([]);
  });

  it.each([
    ['perfume bottle on a glass podium', ['glass']],
    ['handbag on a square plaster podium', ['square']],
    ['silver high heel on two white cubes', ['two']],
    ['red pump balanced on three green apples', ['balanced', 'apples']],
  ])('is named where it is drawn otherwise: %s', (prompt, named) => {
    expect(missing(prompt).join(' ').split(' ')).toEqual(expect.arrayContaining(named));
  });
});

describe('things that are no print and no colour of the product', () => {
  it.each([
    ['silver bracelet on a tree branch', ['tree branch']],
    ['wicker basket full of lemons', ['full', 'lemons']],
    ['sunglasses on sand with a starfish and shells', []],
    ['art deco platinum ring', ['art deco']],
    ['watch with a floral print', ['floral print']],
    ['necklace draped over a black stone', ['draped', 'black stone']],
    ['jacket with a line drawing of a mountain', ['drawing of a mountain']],
  ])('are named: %s', (prompt, named) => {
    const { pieces, setting } = read(prompt);
    expect(pieces[0]!.pattern).toBeNull();
    expect(setting === null || setting === 'sand').toBe(true);
    expect(missing(prompt)).toEqual(named);
  });

  it('are a print where the words say so', () => {
    expect(read('shirt with a lemon print').pieces[0]!.pattern).toMatchObject({ name: 'lemons' });
    expect(read('dress with leaves').pieces[0]!.pattern).toMatchObject({ name: 'leaves' });
  });
});

describe('what is said of the surroundings', () => {
  it('is not said of the product', () => {
    const prompt = 'red pump on a glossy black surface';
    expect(read(prompt)).toMatchObject({ backdrop: { name: 'black' }, pieces: [{ colours: [{ name: 'red' }] }] });
    expect(missing(prompt)).toEqual(['glossy']);
  });

  it('is a low sun for long shadows, and not for hard light alone', () => {
    expect(read('vase, hard light with long shadows').light).toBe('long-shadow');
    expect(read('vase, hard light').light).toBe('hard');
  });
});

describe('the colours of a mood', () => {
  it('are named where no thing has them', () => {
    expect(missing('rainbow knit jumper')).toEqual(['rainbow']);
    expect(missing('red jumper, jewel tones')).toEqual([]);
  });
});

describe('half of a thing', () => {
  it('is drawn in a cloth of its own, beside the other half', () => {
    const prompt = 'trench coat where one half is denim and the other half is beige gabardine';
    expect(read(prompt).pieces[0]!.areas?.parts.map(({ fabric }) => fabric)).toEqual(['denim', 'cotton']);
    expect(missing(prompt)).toEqual([]);
  });
});

describe('words for the frame of a picture', () => {
  it('shorten no garment', () => {
    expect(read('wide leg trousers, cropped photo').pieces[0]!.attributes.length).toBeUndefined();
    expect(missing('wide leg trousers, cropped photo')).toEqual(['cropped photo']);
    expect(missing('handbag, blurred background')).toEqual(['blurred background']);
  });
});

describe('one thing that is named twice', () => {
  it('is not counted by the number of its parts', () => {
    const brief = read('duvet cover set in white, two pillowcases');
    expect(brief.pieces.map(({ count }) => count)).toEqual([undefined]);
    expect(missing('duvet cover set in white, two pillowcases')).toContain('two');
  });

  it('is two sneakers for a pair', () => {
    expect(read('a pair of canvas sneakers').pieces).toMatchObject([{ form: 'sneaker', count: 2 }]);
    expect(read('a pair of black pumps').pieces[0]!.count).toBeUndefined();
  });

  it('is the jacket of a suit', () => {
    const { pieces } = read('suit jacket with a pocket square in the jacket');
    expect(pieces.map(({ form }) => form)).toEqual(['blazer', 'pocket-square']);
  });
});

describe('a candle in glasses', () => {
  it('is in a vessel of the colour', () => {
    const { pieces } = read('three candles in amber glasses');
    expect(pieces.map(({ form, count }) => [form, count])).toEqual([['candle', 3]]);
    expect(pieces[0]!.colours).toMatchObject([{ name: 'amber', part: 'vessel' }]);
  });
});

describe('words of a part', () => {
  it.each([
    ['grey sweatshirt with ribbed cuffs', 'knit', ['ribbed']],
    ['black cargo trousers with drawstring cuffs', 'waist', ['drawstring']],
    ['cropped tweed jacket with patch pockets', 'collar', ['patch pockets']],
  ] as const)('say nothing of the whole garment: %s', (prompt, attribute, named) => {
    const [piece] = read(prompt).pieces;
    if (attribute !== 'collar') expect(piece!.attributes[attribute]).toBeUndefined();
    expect(missing(prompt)).toEqual(named);
  });

  it.each([['oak bookshelf with five shelves', ['five']]])('count no things: %s', (prompt, named) => {
    const { pieces } = read(prompt);
    expect(pieces.map(({ count }) => count)).toEqual([undefined]);
    expect(missing(prompt)).toEqual(named);
  });

  it('leave the colour and the cloth of the thing to it', () => {
    const [shoe] = read('dad sneaker in cream mesh and grey suede overlays').pieces;
    expect(shoe!.colours.map(({ name, part }) => `${name}@${part}`).toSorted()).toEqual(['cream@main', 'grey@swoosh']);
    expect([shoe!.fabric, shoe!.partFabrics]).toEqual(['mesh', [{ part: 'swoosh', fabric: 'suede' }]]);
  });

  it('are shared with the next part where the thing lacks the first', () => {
    const prompt = 'perfume bottle with silver collar and cap';
    expect(read(prompt).pieces[0]!.colours).toMatchObject([{ name: 'silver', part: 'cap' }]);
    expect(missing(prompt)).toEqual(['collar']);
  });

  it('colour a waistband and put no belt round it', () => {
    const [skirt] = read('champagne pleated skirt with a black elastic waistband').pieces;
    expect(skirt!.colours).toMatchObject([{ name: 'champagne' }, { name: 'black', part: 'belt' }]);
    expect(skirt!.attributes).toMatchObject({ waist: 'elastic' });
    expect(skirt!.attributes.belt).toBeUndefined();
  });

  it('are the stripe on the side of a sneaker', () => {
    const [shoe] = read('teal running shoe with a white stripe').pieces;
    expect([shoe!.pattern, shoe!.colours.map(({ part }) => part)]).toEqual([null, ['main', 'swoosh']]);
  });
});

describe('words that name no second thing', () => {
  it.each([
    ['yellow backpack with a side bottle pocket', ['handbag']],
    ['sapphire engagement ring with pavé band', ['ring']],
    ['vase with a dried vine', ['vase']],
    ['gold chain bracelet next to a sprig of ginkgo', ['bangle']],
  ])('are named: %s', (prompt, forms) => {
    const { pieces } = read(prompt);
    expect(pieces.map(({ form }) => form)).toEqual(forms);
    expect(pieces[0]!.pattern).toBeNull();
    expect(pieces[0]!.colours.filter(({ part }) => part !== 'main')).toEqual([]);
    expect(missing(prompt)).not.toEqual([]);
  });

  it('are a belt of its own where things lie side by side', () => {
    const { pieces } = read('Knolling: white sneakers, denim jacket, brown belt and a watch');
    expect(pieces.map(({ form }) => form).toSorted()).toEqual(['belt', 'jacket', 'sneaker', 'watch']);
    expect(pieces.find(({ form }) => form === 'jacket')!.attributes.belt).toBeUndefined();
  });
});

describe('a suit of three pieces', () => {
  const forms = (prompt: string) => read(prompt).pieces.map(({ form, cut }) => cut ?? form);

  it('has its waistcoat, and keeps its tie beside shoes', () => {
    expect(forms('man in a charcoal three piece suit, white shirt, burgundy tie and brown oxford shoes')).toEqual(
      expect.arrayContaining(['trousers', 'shirt', 'tie', 'waistcoat', 'three-piece-suit', 'oxford-shoe']),
    );
  });

  it('has one waistcoat where the words name it too', () => {
    expect(forms('three piece suit, grey waistcoat').filter((name) => name === 'waistcoat')).toHaveLength(1);
  });
});

describe('places', () => {
  it('take no colour of the thing that stands in them', () => {
    const brief = read('dome tent in grey and orange on grass');
    expect(brief.pieces[0]!.colours.map(({ name }) => name)).toEqual(['grey', 'orange']);
    expect([brief.setting, brief.backdrop]).toEqual(['grass', null]);
  });

  it('are none where a colour is likened to them', () => {
    const brief = read('shirt, colour of sky');
    expect([brief.setting, brief.pieces[0]!.colours[0]?.name]).toEqual([null, 'sky blue']);
  });

  it('are none for a stand of stone, and for a delicate thing', () => {
    expect(read('serum dropper bottle on a stone podium')).toMatchObject({
      setting: null,
      props: [{ name: 'podium' }],
    });
    expect(read('delicate gold necklace').setting).toBeNull();
  });
});

describe('half a fruit', () => {
  it('is a fruit beside the thing, and no colour of it', () => {
    const prompt = 'cobalt handbag, lemon half beside it';
    expect(read(prompt).pieces[0]!.colours).toMatchObject([{ name: 'cobalt' }]);
    expect(read(prompt).props).toMatchObject([{ name: 'lemon', place: 'beside', count: 1 }]);
    expect(missing(prompt)).toEqual(['half']);
  });
});

describe('a logo with a motif', () => {
  it('is drawn on its place and sets no scene', () => {
    const brief = read('orange puffer jacket with hood, black zip and a small white mountain logo on the chest');
    expect(brief.setting).toBeNull();
    expect(brief.pieces[0]!.artworks).toMatchObject([{ motif: 'mountain', place: { part: 'chest' } }]);
  });
});

describe('a waist that a cord draws in', () => {
  it('has no belt of its name', () => {
    expect(read('olive field jacket with drawstring waist').pieces[0]!.attributes).toMatchObject({
      waist: 'drawstring',
    });
    expect(read('olive field jacket with drawstring waist').pieces[0]!.attributes.belt).toBeUndefined();
  });
});

describe('a mannequin on which clothes are', () => {
  it.each(['green dress on a mannequin', 'robe en velours portée par un mannequin femme'])('is shown: %s', (prompt) => {
    const brief = read(prompt);
    expect(brief.figure).toBeDefined();
    expect(brief.staging).toBeNull();
  });

  it('is hidden where a ghost is asked for', () => {
    expect(read('green dress, ghost mannequin').figure).toBeUndefined();
  });
});

describe('a list of colours', () => {
  it('goes on after a comma, up to what the thing stands on', () => {
    const { pieces } = read('three terry towels in white, sand and terracotta on a wooden stool');
    expect(pieces[0]!.count).toBe(3);
    expect(pieces[0]!.colours.map(({ name }) => name)).toEqual(['white', 'sand', 'terracotta']);
  });
});

describe('a material that a form does not show', () => {
  it('is named', () => {
    expect(missing('rattan pendant lamp')).toEqual(['rattan']);
  });
});

describe('a lamp over a table', () => {
  it('hangs, and does not stand on it', () => {
    const { setting, pieces } = read('brass pendant lamp over an oak dining table');
    expect(setting).toBeNull();
    expect(pieces.map(({ form, hangs }) => [form, hangs])).toEqual([
      ['table', undefined],
      ['lamp', true],
    ]);
    expect(missing('brass pendant lamp over an oak dining table')).toEqual([]);
  });
});

describe('colours of parts', () => {
  const parts = (prompt: string) => read(prompt).pieces[0]?.colours.map(({ part, name }) => `${part} ${name}`);

  it.each([
    ['black leather biker jacket with a red quilted lining', ['main black', 'lining red']],
    ['silver watch with a green dial and brown crocodile strap', ['main silver', 'dial green', 'straps brown']],
    ['denim jacket with a collar embroidered in red', ['trim red']],
    ['jeans with floral embroidery in pink on the pockets', ['trim pink']],
    ['camel coat, buttons in navy', ['main camel', 'buttons navy']],
    ['black hoodie with white drawstrings and orange stitching', ['main black', 'trim white', 'stitching orange']],
    ['white sneakers with a red logo on the tongue', ['main white']],
    ['green dress with a white collar trimmed in red', ['main green', 'collar white', 'piping red']],
  ])('are of no other part: %s', (prompt, colours) => {
    expect(parts(prompt)).toEqual(colours);
  });

  it('are named with what shows them nowhere', () => {
    expect(missing('white sneakers with a red logo on the tongue')).toContain('red logo');
    expect(missing('black hoodie with white drawstrings and orange stitching')).toEqual(['white drawstrings']);
  });
});

describe('what is asked as it is', () => {
  it('is one shoe of a pair', () => {
    expect(read('single red stiletto on a pink background').pieces[0]?.isSingle).toBe(true);
    expect(missing('a lone black ankle boot')).toEqual([]);
  });

  it.each([
    'single strap sandals in black',
    'red stilettos, single light',
    'one pair of red stilettos',
    'a single-sole black pump',
    'black single-strap pump',
    'single-buckle ankle boot',
    'single gold buckle boot',
    'single monk strap shoe',
    'single-light red pump',
    'a single light on a red stiletto',
  ])('is a pair where one part or light is counted: %s', (prompt) => {
    expect(read(prompt).pieces[0]).toBeDefined();
    expect(read(prompt).pieces[0]?.isSingle).toBeUndefined();
  });

  it('is a lamp that lights a darker room', () => {
    expect(read('mushroom table lamp in tomato red, warm glow')).toMatchObject({ light: 'candle', notDrawn: [] });
    expect(read('table lamp at golden hour, switched on').light).toBe('golden-hour');
    expect(read('vase, warm glow').light).toBe('golden-hour');
  });

  it.each([
    'table lamp, switched on',
    'the ceramic lamp is on, oak table',
    'brass table lamp, lights on',
    'lit ceramic table lamp',
    'a lit brass lamp on a wooden desk',
    'table lamp with a glowing red shade',
    'white table lamp, soft glow',
    'lampe de table allumée',
    'lámpara de mesa, encendida',
    'eingeschaltete Tischlampe',
    'leuchtende Tischlampe',
  ])('is a lamp that is lit: %s', (prompt) => {
    expect(read(prompt)).toMatchObject({ light: 'candle', notDrawn: [] });
  });

  it.each([
    'a table lamp is on a wooden desk',
    'table lamp in an evenly lit studio',
    'table lamp in a lit room',
    'well-lit room with a table lamp',
    'a lamp on a desk, lit from the left',
    'table lamp, not switched on',
    'a lamp that is not yet turned on',
    'unlit brass lamp',
    'weiße Tischlampe, nicht eingeschaltet',
    'Tischlampe leuchtend rot',
    'table lamp in glowing orange',
  ])('is a lamp in the usual light: %s', (prompt) => {
    expect(read(prompt)).toMatchObject({ pieces: [{ form: 'lamp' }], light: null });
  });

  it('is a print in the named colours alone', () => {
    expect(read('duvet cover with a floral print in blue and white').pieces[0]?.pattern?.isWhole).toBe(true);
    expect(read('white dress with blue flowers').pieces[0]?.pattern?.isWhole).toBeUndefined();
  });

  it('is a bag of brown paper', () => {
    const [bag] = read('kraft paper coffee bag with a black label').pieces;
    expect([bag?.cut, ...(bag?.colours ?? []).map(({ name }) => name)]).toEqual(['stand-up-pouch', 'camel', 'black']);
    expect(missing('kraft paper bag')).toEqual([]);
  });

  it('is named where only something like it is drawn', () => {
    expect(missing('navy blazer with a shawl collar and tortoiseshell buttons')).toEqual([
      'shawl collar',
      'tortoiseshell',
    ]);
    expect(missing('camel coat with horn buttons')).toEqual([]);
    expect(read('many umbrellas').pieces[0]?.count).toBe(7);
    expect(missing('many umbrellas')).toEqual([]);
    expect(missing('cargo trousers with many pockets')).toEqual([]);
  });

  it('is a pile that has three towels, and any other number is piled one by one', () => {
    expect(read('set of three white towels').pieces[0]?.count).toBeUndefined();
    expect(read('set of four white towels').pieces[0]).toMatchObject({ cut: 'folded-towel', count: 4 });
    expect(read('set of four white towels').arrangement).toBe('stack');
    expect(missing('set of four white towels')).toEqual([]);
    expect(read('two wool throws').pieces[0]?.count).toBe(2);
  });

  it('is as much bed linen as is asked', () => {
    expect(read('two white duvet covers').pieces[0]?.count).toBe(2);
    expect(missing('two white duvet covers')).toEqual([]);
    // A pile of bed linen has two pillowcases.
    expect(read('two pillowcases').pieces[0]?.count).toBeUndefined();
    expect(missing('two pillowcases')).toEqual([]);
    expect(missing('four white pillowcases')).toEqual(['four']);
  });

  it.each([
    ['grey sofa with one mustard cushion', ['main grey'], []],
    ['green sofa with two round pillows', ['main green'], ['round']],
    ['grey sofa and two green velvet cushions', ['main grey'], []],
    ['ein graues Sofa mit einem gelben Kissen', ['main grey'], []],
    ['grey sofa with yellow cushions', ['main grey', 'cushion yellow'], []],
    ['a sofa with mustard cushions', ['cushion mustard'], []],
    ['a sofa with green cushions and brass legs', ['cushion green', 'legs brass'], []],
    ['ein graues Sofa mit gelben Kissen', ['main grey', 'cushion yellow'], []],
    ['un sofá gris con cojines verdes', ['main grey', 'cushion green'], []],
    ['a three seater sofa with blue cushions', ['cushion blue'], []],
    ['a single green cushion sofa', ['cushion green'], ['single']],
  ])('is not one cushion for all of a sofa: %s', (prompt, colours, named) => {
    expect(read(prompt).pieces[0]?.colours.map(({ part, name }) => `${part} ${name}`)).toEqual(colours);
    expect(missing(prompt)).toEqual(named);
  });

  it.each(['gloves', 'cufflinks', 'curtains'])('is one pair: %s', (things) => {
    expect(read(`a pair of red ${things}`).pieces[0]?.count).toBeUndefined();
    expect(read(`two pairs of red ${things}`).pieces[0]?.count).toBe(2);
  });

  it('is the stone of a ring that has the colour, and not its metal', () => {
    const [ring] = read('ring with a green stone').pieces;
    expect([ring?.attributes.gem, ring?.colours]).toEqual(['emerald', []]);
    expect(missing('necklace with brown stones')).toEqual(['brown stones']);
    expect(read('gold ring on black stone').pieces[0]?.attributes.gem).toBeUndefined();
  });
});

describe('words for children', () => {
  it.each([
    ['baby hat in white cotton', ['baby']],
    ["children's boots", ["children's"]],
    ['baby bodysuit in white cotton', []],
    ["children's raincoat on a hanger", []],
    ['baby blue shirt', []],
  ])('are named where nothing shows the size: %s', (prompt, named) => {
    expect(missing(prompt).filter((words) => /baby|child/i.test(words))).toEqual(
      named.map((word) => word.replace("'s", '')),
    );
  });

  it.each([
    ["men's white shirt", 'men'],
    ["women's white shirt", 'women'],
    ['plus size dress on a dress form', 'plus'],
    ["children's raincoat on a hanger", 'child'],
    ['baby pyjamas', 'baby'],
    ['baby blue shirt', undefined],
    ['white shirt', undefined],
  ])('and grown people decide the proportions of the clothes: %s', (prompt, madeFor) => {
    expect(read(prompt).pieces[0]!.madeFor).toBe(madeFor);
  });
});

describe('a colour', () => {
  it.each([
    ['amber glass candle', 'vessel'],
    ['amber candle', 'main'],
    ['gold bracelet with pearls', 'hardware'],
  ])('is that of the part that has it: %s', (prompt, part) => {
    expect(read(prompt).pieces[0]?.colours.map((colour) => colour.part)).toEqual([part]);
  });

  it('is no colour where it is what a pack holds', () => {
    expect(read('stand up pouch for coffee, matte black').pieces[0]?.colours.map(({ name }) => name)).toEqual([
      'black',
    ]);
  });
});

describe('a lid', () => {
  it.each([
    ['candle in a glass with a lid', ['lid']],
    ['gift box with a lid', []],
  ])('is named where the thing has none: %s', (prompt, named) => {
    expect(missing(prompt)).toEqual(named);
  });
});

it('two pieces of a set are its own', () => {
  const { pieces } = read('striped pyjamas, two pieces');
  expect(pieces.map(({ count = 1 }) => count)).toEqual([1, 1]);
  expect(missing('striped pyjamas, two pieces')).toEqual([]);
});

it('deconstructed clothes stay in the studio', () => {
  expect(read('deconstructed trench coat').setting).toBeNull();
});

describe('each of several things', () => {
  it.each([
    ['stack of towels in white, sand and olive', 'stack', ['white', 'sand', 'olive']],
    ['stack of three bangles, one gold, one silver, one rose gold', 'stack', ['gold', 'silver', 'rose gold']],
    ['set of four stacking stools, red, yellow, blue and green', 'group', ['red', 'yellow', 'blue', 'green']],
  ])('has the colour that is said of it: %s', (prompt, arrangement, colours) => {
    const brief = read(prompt);
    expect(brief.arrangement).toBe(arrangement);
    expect(brief.pieces[0]?.colours.map(({ name, part }) => `${part} ${name}`)).toEqual(colours.map((name) => `main ${name}`)); // prettier-ignore
  });

  it('has a shade of its own, from pale to dark', () => {
    const hexes = read('row of three vases in shades of pink').pieces[0]!.colours.map(({ hex }) => parseInt(hex.slice(1), 16)); // prettier-ignore
    expect(hexes).toEqual(hexes.toSorted((a, b) => b - a));
    expect(new Set(hexes).size).toBe(3);
  });
});

describe('things on and in others', () => {
  it.each([
    ['stack of white towels on a wooden stool', ['stool below']],
    ['handbag on an oak bench', ['bench below']],
    ['mug on a wooden coaster', ['coaster below']],
    ['bowl full of lemons', ['lemon inside']],
    ['a bowl of oranges', ['orange inside']],
    ['bowl with three apples', ['apple inside']],
    ['vase with lemons', ['lemon beside']],
  ])('are where the words say: %s', (prompt, props) => {
    expect((read(prompt).props ?? []).map(({ name, place }) => `${name} ${place}`)).toEqual(props);
    expect(missing(prompt)).toEqual([]);
  });

  it('are named where the thing would be lost on them', () => {
    expect(missing('gold ring on a wooden stool')).toEqual(['wooden stool']);
    expect(missing('lipstick on a side table')).toEqual(['side table']);
    expect(missing('leather tote with a pink pouch inside')).toEqual(['inside']);
    expect(missing('white waffle towels')).toEqual([]);
  });

  it.each([
    ['ceramic lamp on a walnut side table', ['table', 'lamp'], 1],
    ['coffee table with a stack of books and a vase on top', ['table', 'book', 'vase'], 0],
  ])('stand on furniture: %s', (prompt, forms, hero) => {
    const brief = read(prompt);
    expect(brief.arrangement).toBe('on-top');
    expect(brief.pieces.map(({ form }) => form)).toEqual(forms);
    expect(brief.hero).toBe(hero);
  });
});

it.each(['white bodysuit with yellow duck print', 'white bodysuit, yellow duck print'])(
  'a colour before a print is that of the print: %s',
  (prompt) => {
    const [piece] = read(prompt).pieces;
    expect(piece?.colours.map(({ name, part }) => `${part} ${name}`)).toEqual(['main white']);
    expect(piece?.artworks?.map(({ ink }) => ink)).toEqual(['#edc933']);
  },
);

describe('the name of a place', () => {
  it.each([
    ['garden chair in teak', null, []],
    ['tea towels with meadow flowers', null, []],
    ['linen bed sheets, garden room', 'interior', []],
    ['striped beach towel', null, []],
    ['a hotel towel', null, []],
    ['library chair', null, []],
    ['armchair in a garden', 'garden', []],
    ['white dress, beach', 'beach', []],
    ['chair, garden background', 'garden', []],
    ['beach wedding dress', 'beach', []],
    ['woman dress garden roses', 'garden', ['woman']],
    ['forest boots', 'forest', []],
    ['dress and beach hat', 'beach', []],
    ['dress, beach walk', 'beach', ['walk']],
    ['sneakers forest trail', 'forest', ['trail']],
    ['wicker chair, garden terrace', 'garden', ['terrace']],
    ['vase, garden table', 'garden', []],
    ['garden dining table', null, ['garden']],
    ['garden rose print dress', null, ['garden']],
    ['ocean wave print shirt', null, []],
  ])('is a place only where it is no kind of a thing: %s', (prompt, setting, named) => {
    expect(read(prompt).setting).toBe(setting);
    expect(missing(prompt)).toEqual(named);
  });
});

describe('a glaze', () => {
  it.each([
    ['stoneware mug, speckled oatmeal glaze', 'speckled', []],
    ['bowl with drip glaze in green and brown', 'drip', []],
    ['reactive glaze bowl in blue', 'reactive', []],
    ['speckled wool sweater', undefined, ['speckled']],
  ])('is that of the pot: %s', (prompt, glaze, named) => {
    expect(read(prompt).pieces[0]?.attributes.glaze).toBe(glaze);
    expect(missing(prompt)).toEqual(named);
  });
});

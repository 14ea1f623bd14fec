import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

const read = (prompt: string) =>
  readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });
const missing = (prompt: string) => (read(prompt).notDrawn ?? []).map((it) => it.words);
const propsOf = (prompt: string) => (read(prompt).props ?? []).map(({ name, count, place }) => `${count} ${name} ${place}`); // prettier-ignore
const formsOf = (prompt: string) => read(prompt).pieces.map(({ form }) => form);

describe('a bracelet', () => {
  it.each([
    ['gold bangle, no pearls', null],
    ['bangle without pearls', null],
    ['bracelet in pearl grey', 'chain-bracelet'],
    ['rose gold bracelet, pearl buttons', 'chain-bracelet'],
    ['mother of pearl bracelet', 'chain-bracelet'],
    ['bangle with mother of pearl inlay', null],
    ['chain bracelet with pearl charm', 'chain-bracelet'],
    ['leather bracelet, brown, with a pearl', 'chain-bracelet'],
    ['gold bracelet with pearls', 'pearl-bracelet'],
  ])('is of pearls where they are strung: %s', (prompt, cut) => {
    expect(read(prompt).pieces[0]?.cut ?? null).toBe(cut);
  });

  it.each([
    ['silver pearl bracelet', ['hardware silver']],
    ['gold bracelet with black pearls', ['hardware gold', 'main black']],
  ])('has a clasp of its metal: %s', (prompt, colours) => {
    expect(read(prompt).pieces[0]?.colours.map(({ part, name }) => `${part} ${name}`)).toEqual(colours);
    expect(missing(prompt)).toEqual([]);
  });

  it('is the same in French and German', () => {
    expect(read('bracelet de perles').pieces[0]?.cut).toBe(read('Perlenarmband').pieces[0]?.cut);
  });
});

describe('things on furniture', () => {
  it.each(['a lamp not on a side table', 'lamp, not on a nightstand'])(
    'are alone where words deny it: %s',
    (prompt) => {
      expect(formsOf(prompt)).toEqual(['lamp']);
    },
  );

  it.each([
    ['clock on a cabinet', 'cabinet'],
    ['picture frame on a sideboard with a lamp', 'sideboard'],
    ['lamp on a nightstand beside a bed', 'nightstand'],
    ['floor lamp on a side table', 'side table'],
    ['pendant lamp on a side table', 'side table'],
    ['sofa on a stool', 'stool'],
    ['sofa on a coaster', 'coaster'],
    ['bed on a bench', 'bench'],
    ['dining table on a stool', 'stool'],
    ['pendant lamp on a stool', 'stool'],
  ])('are shown without it where it would not bear them: %s', (prompt, named) => {
    expect(missing(prompt)).toEqual([named]);
  });
});

describe('what a title is about', () => {
  it.each([
    ['Women Tote Bag Large Capacity Canvas Shopping Shoulder Bag Beige', 'tote', ['main beige']],
    ['2pcs Ceramic Mug Set Matte Black Gold Handle Coffee Cup Gift Box', 'mug', ['main black', 'trim gold']],
    ['Yoga Mat Non Slip 6mm Purple with Carry Strap Rolled', 'yoga-mat', ['main purple']],
    ['make me tshirt for my football club colour green', 't-shirt', ['main green']],
    ['blackout curtains floor length in navy velvet with brass rings', 'curtain', ['main navy', 'hardware brass']],
    ['smear of pink lip gloss with an open tube', 'cosmetic-smear', ['main pink']],
    ['brown knitted bear hat', 'hat', ['main brown']],
    ['marinière à rayures bleu marine et un foulard rouge', 't-shirt', ['main white']],
    ['alpargatas de cuña en azul', 'heel', ['main blue']],
    ['hand cream tubes in sage, blush and sand standing in a row', 'tube', ['main sage', 'main blush', 'main sand']],
  ])('is the thing, in its colours: %s', (prompt, form, colours) => {
    const { pieces, hero } = read(prompt);
    expect(pieces[hero]?.form).toBe(form);
    expect(pieces[hero]?.colours.map(({ part, name }) => `${part} ${name}`)).toEqual(colours);
  });

  it.each([
    ['black slip-on skate shoe, pair, from above', 2],
    ['flat lay: white sneakers, folded jeans and a brown belt on linen', 2],
    ['white sneakers', 1],
  ])('is a pair of sneakers where one is asked for or things lie side by side: %s', (prompt, count) => {
    expect(read(prompt).pieces[0]?.count ?? 1).toBe(count);
  });
});

describe('things with a lid', () => {
  it.each([
    ['open jar of face cream', 'open-jar', []],
    ['a jar of cream, lid off', 'open-jar', []],
    ['open gift box in green', 'open-box', []],
    ['a jar, not open', null, []],
    ['a jar in an open field', null, ['open']],
    ['perfume bottle with the cap off', null, ['cap off']],
  ])('are open where words say it and it can be drawn: %s', (prompt, cut, named) => {
    expect(read(prompt).pieces[0]?.cut ?? null).toBe(cut);
    expect(missing(prompt)).toEqual(named);
  });
});

describe('what is worn over another garment', () => {
  it('is what the words before "over" describe', () => {
    const { pieces } = read('denim jacket, worn open over a white hoodie');
    const closures = Object.fromEntries(pieces.map(({ form, attributes }) => [form, attributes.closure]));
    expect(closures).toEqual({ jacket: 'open', knitwear: undefined });
  });
});

describe('curtains of a room', () => {
  it('are named and do not hang in the air', () => {
    const prompt = 'armchair in a sunlit apartment, tall window, sheer curtains';
    expect(formsOf(prompt)).toEqual(['chair']);
    expect(missing(prompt)).toContain('sheer curtains');
  });
});

describe('flowers in a vase', () => {
  it.each([
    ['a vase with eucalyptus', ['6 eucalyptus inside']],
    ['a vase of white roses', ['8 rose inside']],
    ['a vase with a single rose', ['1 rose inside']],
    ['vase with a lemon next to it', ['1 lemon beside']],
    ['vase with flowers', []],
    ['vase with a rose print', []],
    ['a vase painted with roses', []],
  ])('stand in it: %s', (prompt, props) => {
    expect(propsOf(prompt)).toEqual(props);
  });
});

describe('a small thing on a pile', () => {
  it.each([
    ['stack of four books with a mug on top', ['book', 'mug']],
    ['stack of towels with a soap on top', ['towel', 'soap']],
  ])('lies on top of it: %s', (prompt, forms) => {
    expect([formsOf(prompt), read(prompt).arrangement]).toEqual([forms, 'stack']);
    expect(missing(prompt)).toEqual([]);
  });
});

describe('cushions with a print', () => {
  it.each([
    ['sofa with three striped cushions', 3],
    ['sofa with striped cushions', 2],
    ['sofa with a checked cushion', 1],
  ])('lie on the sofa: %s', (prompt, count) => {
    const [, cushion] = read(prompt).pieces;
    expect([cushion?.form, cushion?.count ?? 1, cushion?.pattern !== null]).toEqual(['pillow', count, true]);
    expect(missing(prompt)).toEqual([]);
  });
});

describe('fruit and bowls', () => {
  it.each([
    ['bowl of lemons and oranges', ['3 lemon inside', '3 orange inside'], []],
    ['a bowl of two lemons and three apples', ['2 lemon inside', '3 apple inside'], []],
    ['a bowl of four lemons and four oranges', ['3 lemon inside', '3 orange inside'], ['four', 'four']],
    ['bowl full of twenty lemons', ['10 lemon inside'], ['twenty']],
    ['Schüssel voller Äpfel', ['6 apple inside'], []],
    ['ciotola piena di limoni', ['10 lemon inside'], []],
    ['cuenco lleno de limones', ['10 lemon inside'], []],
    ['Schüssel voll mit Zitronen', ['10 lemon inside'], []],
    ['lemons in a bowl', ['10 lemon inside'], []],
    ['two lemons in a white bowl', ['2 lemon inside'], []],
  ])('are together: %s', (prompt, props, named) => {
    expect(propsOf(prompt)).toEqual(props);
    expect(missing(prompt)).toEqual(named);
    expect(read(prompt).pieces[0]?.pattern).toBeNull();
  });

  it('are a bowl with a print where the fruit is on it', () => {
    expect(read('bowl with lemons on it').pieces[0]?.pattern?.name).toBe('lemons');
  });
});

describe('how many', () => {
  it.each([
    ['two pyjamas', 2, []],
    ['two tracksuits', 2, []],
    ['two tracksuits, one red, one blue', 2, []],
    ['pyjamas, two pieces', 1, []],
    ['one towel', 1, []],
    ['stack of seven towels', 1, ['stack of seven']],
  ])('is as the words say, or named: %s', (prompt, count, named) => {
    expect(Math.max(...read(prompt).pieces.map((piece) => piece.count ?? 1))).toBe(count);
    expect(missing(prompt)).toEqual(named);
  });

  it.each([
    ['towel stack in white, sand, olive', ['white', 'sand', 'olive']],
    ['stack of white and blue towels', ['white', 'blue']],
  ])('are as many towels as colours: %s', (prompt, colours) => {
    const { pieces, arrangement, setting } = read(prompt);
    expect([pieces[0]?.count, arrangement, setting]).toEqual([colours.length, 'stack', null]);
    expect(pieces[0]?.colours.map(({ name }) => name)).toEqual(colours);
    expect(missing(prompt)).toEqual([]);
  });

  it('is one towel alone where the words say one', () => {
    expect(read('one white towel').pieces[0]?.cut).toBe('folded-towel');
  });

  it('gives a pile no colour of what lies beside it', () => {
    const prompt = 'pile of napkins in white and grey, gold napkin ring';
    expect(read(prompt).pieces[0]?.colours.map(({ name }) => name)).not.toContain('gold');
    expect(missing(prompt)).toContain('gold napkin ring');
  });
});

const coloursOf = (prompt: string, piece = 0) =>
  read(prompt).pieces[piece]?.colours.map(({ part, name }) => `${part} ${name}`);

describe('what is said of a part', () => {
  it.each([
    ['denim jacket with a velvet collar in burgundy', ['collar burgundy']],
    ['denim shirt with buttons in white', ['buttons white']],
    ['backpack, stitching in orange on navy canvas', ['stitching orange', 'main navy']],
    ['navy coat, cuffs in red', ['main navy', 'cuffs red']],
    ['coat with a belt in camel', ['main camel']],
  ])('has its colour: %s', (prompt, colours) => {
    expect(coloursOf(prompt)).toEqual(colours);
  });

  it.each([
    ['candle in a green jar with a wooden lid knob standing', 'green', null],
    ['wicker tote with straps in leather', undefined, 'straw'],
  ])('has its material, and the thing keeps its own: %s', (prompt, colour, fabric) => {
    const [piece] = read(prompt).pieces;
    expect([piece?.colours[0]?.name, piece?.fabric]).toEqual([colour, fabric]);
  });

  it('is a pocket in German, where the end of the word is a bag', () => {
    expect(formsOf('Parka in Oliv mit Brusttasche und Leistentaschen')).toEqual(['coat']);
  });

  it('has a print of its own, which the thing has not', () => {
    expect(read('veste en laine avec doublure pois').pieces[0]?.pattern).toBeNull();
  });
});

describe('cushions on a sofa', () => {
  it.each([
    ['velvet sofa with two grey cushions', 'sofa', [undefined, 2], [null, 'grey']],
    ['sofa avec deux coussins gris', 'sofa', [undefined, 2], [null, 'grey']],
    ['grey sofa with three pillows in mustard velvet', 'sofa', [undefined, 3], ['grey', 'mustard']],
    ['two rust cushions on a wooden bed', 'pillow', [undefined, 2], [null, 'rust']],
    ['white pillows on a linen bed', 'pillow', [undefined, 3], [null, 'white']],
    ['cushions on a loveseat', 'pillow', [undefined, 2], [null, null]],
    ['a sofa with two cushions in red and blue', 'sofa', [undefined, 2], [null, 'red']],
    ['three pillows on a bed with green bedding', 'pillow', [undefined, 3], ['green', null]],
    ['a sofa in red with three cushions in blue and white', 'sofa', [undefined, 3], ['red', 'blue'], ['white']],
    ['borsa sul divano', 'handbag', [undefined, undefined], [null, null]],
  ])('lie on it: %s', (prompt, hero, counts, colours, named = []) => {
    const brief = read(prompt);
    expect(brief.arrangement).toBe('on-top');
    expect(missing(prompt)).toEqual(named);
    expect(brief.pieces[0]?.colours.filter(({ part }) => part === 'trim')).toEqual([]);
    expect(brief.pieces[brief.hero]?.form).toBe(hero);
    expect(brief.pieces.map(({ count }) => count)).toEqual(counts);
    expect(brief.pieces.map((piece) => piece.colours[0]?.name ?? null)).toEqual(colours);
  });
});

describe('cushions that have no place', () => {
  it.each([
    ['two sofas with a yellow cushion', 'sofa', ['yellow cushion']],
    ['blue sofa with one cushion, set of two', 'sofa', ['cushion']],
    ['sofa with a red cushion and a blue cushion', 'sofa', ['red cushion', 'blue cushion']],
    ['three pillows on a loveseat', 'pillow', ['loveseat']],
    ['cushions on a bench', 'pillow', ['bench']],
  ])('are named, or what they lie on: %s', (prompt, form, named) => {
    expect(formsOf(prompt)).toEqual([form]);
    expect(missing(prompt)).toEqual(named);
  });

  it('lie beside the sofa where the words say so', () => {
    expect(read('canapé avec pieds dorés à côté de deux coussins').arrangement).toBe('group');
  });
});

describe('bed linen', () => {
  it.each([
    ['a bed with pink pillows and blue bedding', ['bed'], ['pink cushion', 'blue bedding'], []],
    ['bed with two duvet covers', ['bed'], [], ['two']],
    ['a bed with a blue duvet', ['bed'], ['blue bedding'], []],
    ['Bettdecke aus Leinen', ['towel'], [], []],
    ['couette en lin bleu', ['towel'], ['blue main'], []],
    ['a duvet and two pillows', ['towel', 'pillow'], [], []],
  ])('is that of a bed where one is named: %s', (prompt, forms, colours, named) => {
    expect(formsOf(prompt)).toEqual(forms);
    expect(read(prompt).pieces[0]?.colours.map(({ name, part }) => `${name} ${part}`)).toEqual(colours);
    expect(missing(prompt)).toEqual(named);
  });

  it('leaves a thing on its bed', () => {
    expect(read('teddy on a bed with white bedding')).toMatchObject({ arrangement: 'on-top', hero: 1, notDrawn: [] });
  });
});

describe('rows', () => {
  it.each([
    ['mugs with handles in two rows of three', 3],
    ['a coat with buttons in two rows of three', undefined],
  ])('are those of things, or of a part: %s', (prompt, count) => {
    expect(read(prompt).pieces[0]?.count).toBe(count);
  });
});

describe('a plant', () => {
  it.each([
    ['Kerze mit Salbei', [], ['Salbei']],
    ['Vase in Salbei', ['sage'], []],
  ])('is a colour only where the words say so: %s', (prompt, colours, named) => {
    expect(read(prompt).pieces[0]?.colours.map(({ name }) => name)).toEqual(colours);
    expect(missing(prompt)).toEqual(named);
  });
});

describe('folded clothes', () => {
  it.each([
    ['jeans, neatly folded', 'folded-jeans', undefined],
    ['a stack of three folded sweaters in grey, cream and camel', null, 3],
    ['striped pyjama set, blue and white, folded', 'folded-shirt', undefined],
    ['gefaltete Jeans auf einem Holztisch', 'folded-jeans', undefined],
  ])('lie: %s', (prompt, cut, count) => {
    expect(read(prompt).pieces).toHaveLength(1);
    expect(read(prompt).pieces[0]).toMatchObject({ form: 'folded-clothes', cut });
    expect(read(prompt).pieces[0]?.count).toBe(count);
  });

  it.each(['shirt with folded cuffs', 'man with arms folded in a shirt', 'white shirt with a folded collar'])(
    'are not meant: %s',
    (prompt) => expect(formsOf(prompt)).toEqual(['shirt']),
  );
});

describe('the side of the light', () => {
  it.each([
    ['white vase lit from the left', 'left'],
    ['sneaker with a hard shadow to the left', 'right'],
    ['Vase, Licht von rechts', 'right'],
    ['vase, luce da sinistra', 'left'],
    ['watch, blue light from the left, pink light from the right', undefined],
    ['bag with the strap on the left', undefined],
    ['bottle, no shadow to the left', undefined],
  ])('is that of the words: %s', (prompt, side) => {
    expect(read(prompt).lightFrom).toBe(side);
  });
});

describe('a table and chairs', () => {
  it.each([
    ['round oak dining table with four chairs', 'dining', [undefined]],
    ['pendant lamp hanging over a round table with four chairs', 'dining', [true]],
    ['brass pendant lamp above a green sofa', 'group', [true]],
    ['pendant lamp and a vase', 'group', [undefined]],
    ['oak table and one chair', 'group', [undefined]],
  ])('stand as in a room: %s', (prompt, arrangement, hangs) => {
    const { pieces, ...brief } = read(prompt);
    expect(brief.arrangement).toBe(arrangement);
    const lamps = pieces.filter(({ form }) => form === 'lamp');
    expect(lamps.length > 0 ? lamps.map((lamp) => lamp.hangs) : [undefined]).toEqual(hangs);
  });
});

describe('names of products', () => {
  it.each([
    ['Outdoor Camping Tent 2 Person Waterproof Orange Dome', 'tent', 'orange'],
    ['Playing Cards Deck Black Foil Waterproof Poker', 'playing-cards', 'black'],
  ])('have their colour before words that nobody knows: %s', (prompt, form, colour) => {
    expect(read(prompt).pieces[0]).toMatchObject({ form, colours: [{ name: colour, part: 'main' }] });
  });

  it('have furniture of pine in wood', () => {
    expect(read('bunk bed made of pine').pieces[0]).toMatchObject({ form: 'bunk-bed', fabric: 'wood', colours: [] });
  });
});

describe('things in the air', () => {
  it.each([
    ['levitating perfume bottle', 'tilted'],
    ['floating sneakers upside down', 'upside-down'],
    ['a backpack suspended in mid-air', 'tilted'],
    ['perfume bottle with rose petals floating', undefined],
    ['a candle floating in water', undefined],
    ['a mug, not floating', undefined],
    ['Levitating white leather sneakers, blue background', 'tilted'],
    ['a bottle surrounded by floating lemons', undefined],
    ['perfume bottle in floating silk', undefined],
    ['floating silk around a perfume bottle', undefined],
    ['petals floating, a bottle', undefined],
    ['sneaker floating dust particles', undefined],
    ['bottle floating in clear blue water', undefined],
    ['perfume bottle floating in an ocean', undefined],
    ['handbag floating on a plinth', undefined],
  ])('hover where the words say it of them: %s', (prompt, hovers) => {
    expect(read(prompt).pieces[0]?.hovers).toBe(hovers);
  });
});

describe('words that name another thing elsewhere', () => {
  it.each([
    ['two nail polishes, shades coral and mint', ['nail-polish']],
    ['a wooden toy car with a red cord', ['toy']],
    ['linen pillow with white piping on a leather sofa', ['sofa', 'pillow']],
    ['striped cushion on a bench', ['ottoman', 'pillow']],
    ['Keramikschale mit Holzdeckel', ['bowl']],
    ['Mann im Mantel, Hände in den Taschen', ['coat']],
    ['robe avec bretelles croisées', ['dress']],
    ['two bottles, one taller than the other', ['bottle']],
    ['Women Handbag PU Leather Tote Bag Large Capacity Shoulder Bag Brown', ['tote']],
    ['duvet cover in blue linen on a bed', ['bed']],
    ['weekender bag with folded shirts inside', ['handbag']],
    ['cream jersey with two pockets', ['t-shirt']],
    ['Red Backpack Blue Tote Bag', ['handbag', 'tote']],
    ['Leather Tote Bag Matching Clutch Red', ['tote', 'clutch']],
    ['a bag, dress inside out', ['dress', 'handbag']],
    ['pull-along wooden duck', []],
  ])('are read with their neighbours: %s', (prompt, forms) => {
    expect(formsOf(prompt)).toEqual(forms);
  });

  it('are a motif after "engraved with", and no text', () => {
    expect(read('wallet debossed with a star').pieces[0]?.artworks).toMatchObject([{ motif: 'star', technique: 'deboss' }]); // prettier-ignore
    expect(read('ring engraved with a tiny swift').pieces[0]?.artworks).toBeUndefined();
  });

  it('are the ground of a text, and nothing that the thing stands on', () => {
    const { plainBackground, pieces } = read('mug with the text "TEA" in white on a dark green ground');
    expect([plainBackground, pieces[0]?.colours.map(({ name }) => name)]).toEqual([null, ['green']]);
  });
});

it.each([
  ['see-through raincoat', 'clear-vinyl'],
  ['a translucent tote', 'clear-vinyl'],
  ['transparent silk blouse', 'silk'],
  ['a raincoat, clear transparent with red piping', 'clear-vinyl'],
  ['a raincoat in transparent plastic', 'clear-vinyl'],
  ['clear vinyl tote', 'clear-vinyl'],
  ['clear tote bag', 'clear-vinyl'],
  ['sac transparent', 'clear-vinyl'],
  ['durchsichtige Handtasche', 'clear-vinyl'],
  ['a black tote bag on a transparent background', null],
  ['tote on transparent', null],
  ['a raincoat, transparent background', 'vinyl'],
  ['a tote bag, not transparent', null],
  ['clear raincoat not see-through', 'vinyl'],
  ['handbag with transparent handles', null],
  ['a red handbag with a transparent plastic charm', null],
  ['a handbag with a translucent zip pull', null],
])('one looks through vinyl where no cloth is named: %s', (prompt, fabric) => {
  expect(read(prompt).pieces[0]?.fabric).toBe(fabric);
});

it.each([
  ['aqua green mug', 1],
  ['navy red striped shirt', 2],
  ['apricot pink lamp', 1],
])('a shade before its family is one colour: %s', (prompt, count) => {
  const [piece] = read(prompt).pieces;
  expect((piece?.colours.length ?? 0) + (piece?.pattern?.colours.length ?? 0)).toBe(count);
});

it.each(['baby alpaca sweater', 'boy shorts'])('a name of a wool or a cut is no word for a child: %s', (prompt) => {
  expect(missing(prompt)).toEqual([]);
});

it('a tuck that a picture does not show is named', () => {
  expect(missing('bodysuit tucked into a skirt')).toEqual(['tucked']);
});

it.each([
  ['red lipstick, gold band', []],
  ['red lipstick with silver hardware and a gold band', ['gold band']],
])('the band of a lipstick is as its metal: %s', (prompt, named) => {
  expect(missing(prompt)).toEqual(named);
});

describe('areas', () => {
  const areasOf = (prompt: string) => {
    const areas = read(prompt).pieces[0]?.areas;
    return areas && [areas.run, areas.fades ?? false, areas.parts.length];
  };

  it.each([
    ['half green half orange polo shirt', ['across', false, 2]],
    ['coat, one half camel, the other half black', ['across', false, 2]],
    ['robe moitié verte, moitié blanche', ['across', false, 2]],
    ['two-tone teapot in mint and cream', ['down', false, 2]],
    ['duffel bag, upper half navy, lower half tan', ['down', false, 2]],
    ['planter dipped in gold', undefined],
    ['white plate dipped in blue', ['down', false, 2]],
    ['skirt fading from pink to red', ['down', true, 2]],
    ['half-zip fleece in green and grey', undefined],
    ['half moon bag in red and white', undefined],
    ['half black half white wine bottle', undefined],
    ['white vase fading to blue', ['down', true, 2]],
    ['ombre scarf from pink to orange on a white background', ['down', true, 2]],
    ['ombre scarf in pink and orange', ['down', true, 2]],
    ['tote with a tan top half and a cream base', ['down', false, 2]],
    ['a tote, left side red, right side blue', ['across', false, 2]],
    ['a faded black and white striped t-shirt', undefined],
    ['a faded red and blue plaid shirt', undefined],
    ['blue and white faded jeans', undefined],
    ['a black and white dress in fading light', undefined],
    ['a black and white dress, evening light fading behind', undefined],
    ['a mug, no gradient, in red and blue', undefined],
    ['sneakers, white and green two-tone, faded jeans', undefined],
    ['a red and white mug on a grey gradient studio backdrop', undefined],
    ['red and white dress, background gradient', undefined],
    ['red and white dress on a background with a gradient', undefined],
    ['bottle on the left side of the picture, empty space on the right side', undefined],
    ['portrait of a woman, short hair on the left side, red dress, right side black', undefined],
    ['red and blue striped shirt with vertical lines, two-tone', undefined],
    ['striped dress with a gradient, pink and red', undefined],
  ])('are those that the words name: %s', (prompt, areas) => {
    expect(areasOf(prompt)).toEqual(areas);
  });

  it.each([
    ['a faded black and white striped t-shirt', 'stripes'],
    ['a faded red and blue plaid shirt', 'tartan'],
    ['red and blue striped shirt with vertical lines, two-tone', 'stripes'],
    ['striped dress with a gradient, pink and red', 'stripes'],
  ])('leave the print of a thing: %s', (prompt, pattern) => {
    expect(read(prompt).pieces[0]?.pattern?.name).toBe(pattern);
  });

  it('are none on the sides of the picture', () => {
    expect(read('bottle on the left side of the picture, empty space on the right side').copySpace).toBe('right');
  });

  it('are in the order of their places, each with its cloth or print', () => {
    expect(read('jacket, bottom half in denim, top half in red').pieces[0]?.areas?.parts.map(({ fabric }) => fabric)).toEqual([null, 'denim']); // prettier-ignore
    expect(read('skirt, half plain navy, half leopard print').pieces[0]?.areas?.parts.map(({ isPrinted }) => isPrinted)).toEqual([undefined, true]); // prettier-ignore
  });

  it('are named as not drawn on a thing that has none', () => {
    expect(missing('half black half white wine bottle')).toContain('half');
    expect(missing('half green half orange polo shirt')).toEqual([]);
  });
});

describe('the surface of metal', () => {
  it.each([
    ['hammered gold bangle', 'hammered', []],
    ['ring in brushed platinum silver', 'brushed', []],
    ['hammered copper bowl', 'hammered', []],
    ['brushed cotton tote', undefined, []],
    ['hammered ceramic vase', undefined, ['hammered']],
  ])('is as words say, and only that of metal: %s', (prompt, surface, named) => {
    expect(read(prompt).pieces[0]?.attributes.surface).toBe(surface);
    expect(missing(prompt).filter((words) => words.includes('hammered'))).toEqual(named);
  });
});

it.each([
  ['white mug with blue speckles', true],
  ['plate with flecks', false],
  ['grey jumper with blue flecks', undefined],
  ['a cream mug without speckles', undefined],
  ['cream mug, no brown speckles', undefined],
])('specks are those of a glaze: %s', (prompt, hasColour) => {
  const [piece] = read(prompt).pieces;
  expect(piece?.attributes.glaze).toBe(hasColour === undefined ? undefined : 'speckled');
  expect(piece?.specks !== undefined).toBe(hasColour === true);
});

it.each([
  ['velvet robe in black', 'velvet'],
  ['waffle robe', 'waffle'],
  ['muslin swaddle blanket', 'gauze'],
  ['chambray dungarees', 'chambray'],
  ['felt bag', 'felt'],
])('a cloth has its own surface: %s', (prompt, fabric) => {
  expect(read(prompt).pieces[0]?.fabric).toBe(fabric);
});

it.each([
  ['engagement ring with a sapphire, flanked by two small diamonds', 'three-stone-ring'],
  ['ruby ring with side stones', 'three-stone-ring'],
  ['halo ring with side diamonds', 'halo-ring'],
  ['ring without side stones', null],
  ['ring, no small side stones', null],
])('stones beside a stone are those of a ring of three: %s', (prompt, cut) => {
  expect(read(prompt).pieces[0]?.cut).toBe(cut);
  if (cut === 'three-stone-ring') expect(missing(prompt)).toEqual([]);
});

it.each([
  ['linen cushion with black piping', true],
  ['black headphones with a red headband', true],
  ['black headphones', undefined],
  ['bag with a red band', undefined],
])('edges have colours of their own where words name them: %s', (prompt, isOwn) => {
  expect(read(prompt).pieces[0]?.dressesEdges).toBe(isOwn);
});

it('the headband of headphones is their band, and no second thing', () => {
  const { pieces } = read('black headphones with a red headband');
  expect(pieces.map(({ form }) => form)).toEqual(['headphones']);
  expect(coloursOf('black headphones with a red headband')).toEqual(['main black', 'band red']);
  expect(formsOf('red headband')).toEqual(['headband']);
});

it.each([
  'a cream mug without speckles',
  'a cream mug, no brown speckles',
  'ring without side stones',
  'ring, no small side stones',
])('a detail that words deny is not drawn: %s', (prompt) => {
  const { pieces, understood } = read(prompt);
  expect([pieces[0]?.cut ?? null, pieces[0]?.attributes.glaze]).toEqual([null, undefined]);
  expect(understood.map(({ label }) => label).filter((label) => /speckle|stone/.test(label))).toEqual([]);
});

it.each([
  ['a handbag, cinnamon', 1],
  ['a lipstick, almond', 1],
  ['leather boots, almond', 1],
  ['armchair, hazelnut', 1],
  ['a lamp, driftwood', 0],
  ['lamp with beads', 0],
  ['a basket with ropes', 0],
  ['pillow filled with feathers', 0],
  ['a mirror with shells', 0],
  ['a watercolour of a vase on paper', 0],
  ['book on paper', 0],
])('a colour or a trimming is nothing that lies beside the thing: %s', (prompt, colours) => {
  expect(propsOf(prompt)).toEqual([]);
  expect(read(prompt).pieces[0]?.colours).toHaveLength(colours);
});

it.each([
  ['a vase, walnuts', '4 walnut beside'],
  ['a perfume bottle with three shells', '3 shell beside'],
  ['soap with loose pearls', '11 pearl beside'],
  ['a perfume with feathers scattered around', '7 feather scattered'],
  ['vase on paper', '1 paper below'],
])('things with a number or a place lie beside it: %s', (prompt, prop) => {
  expect(propsOf(prompt)).toEqual([prop]);
});

it.each([
  ['a brown jacket, cord', 'corduroy'],
  ['Hose, Cord, braun', 'corduroy'],
  ['a lamp, cord', null],
  ['a coat with a black cord', null],
])('cord is the cloth of a garment, where nothing joins it as a string: %s', (prompt, fabric) => {
  expect(read(prompt).pieces[0]?.fabric).toBe(fabric);
});

describe('products of which words beside the name decide the kind', () => {
  it.each([
    ['a purple yoga mat, half rolled', 'half-rolled-mat', 'main'],
    ['a white cabinet with two doors', 'two-door-cabinet', 'main'],
    ['a black satin bow tie', 'bow-tie', 'main'],
    ['a gift wrapped in green paper with gold bow', 'wrapped-gift', 'main,bow'],
    ['a bottle of olive oil with cream label', 'oil-bottle', 'label'],
    ['a glass storage jar with cork lid', 'storage-jar', ''],
    ['a gold powder compact', null, 'vessel,cap'],
    ['a blue rimmed dinner plate', null, 'rim'],
    ['an eyeshadow palette in nude shades', null, 'main'],
    ['swatches of foundation in six skin tones', 'swatches', 'main'],
    ['a smear of white face cream', 'cream-smear', 'main'],
    ['a beige bath towel', 'folded-towel', 'main'],
    ['a stack of beige towels', null, 'main'],
    ['a persian rug in red', 'persian-rug', 'main'],
    ['a sand tent, door open', 'open-tent', 'main'],
    ['a white pump bottle', null, 'main'],
    ['rocking chair with cushion', null, ''],
    ['striped beach towel', 'folded-towel', ''],
    ['jar of honey', 'honey-jar', ''],
    ['a gold lipstick', null, 'vessel,cap'],
    ['silver compact mirror', 'compact-mirror', 'vessel,cap'],
    ['green bottle with dropper', null, 'main'],
    ['a plant in a white pot', 'potted-plant', 'main'],
    ['an oak bookshelf, books', 'filled-shelf', ''],
    ['a wooden tray with a white candle', null, 'main'],
  ])('are one thing with its colours, and nothing is missing: %s', (prompt, cut, parts) => {
    const [piece, ...others] = read(prompt).pieces;
    expect([others.length, piece!.cut ?? null, piece!.colours.map(({ part }) => part).join()]).toEqual([0, cut, parts]);
    expect(missing(prompt)).toEqual([]);
  });

  it.each(['green wine bottle, no label', 'a dropper bottle without a label'])('have no label: %s', (prompt) => {
    expect(read(prompt).pieces[0]!.lacks).toEqual(['label']);
  });

  it('show the parts that words name without a colour', () => {
    expect(read('a box with a ribbon').pieces[0]!.shows).toEqual(['bow']);
  });

  it('are those of the thing beside them', () => {
    expect(read('tennis racket and ball').pieces[1]!.cut).toBe('tennis-ball');
    expect(read('teapot with two cups').pieces[1]).toMatchObject({ form: 'mug', cut: 'teacup', count: 2 });
  });

  it('name what is drawn otherwise: the round form of a tray, a missing cap', () => {
    expect(missing('a round wooden tray with a candle')).toEqual(['round']);
    expect(missing('a serum bottle, no cap')).toEqual(['no cap']);
  });

  it('draws several swatches of another number as single strokes', () => {
    expect(read('three lipstick swatches in red, pink and plum').pieces.map(({ cut }) => cut)).toEqual([
      'lipstick-smear',
    ]);
  });

  it('gives the pentagons of a football the black of two colours', () => {
    expect(read('a black and white football').pieces[0]!.colours.map(({ name }) => name)).toEqual(['white', 'black']);
  });
});

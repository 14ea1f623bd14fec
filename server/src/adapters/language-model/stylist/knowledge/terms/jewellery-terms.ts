import type { Term } from './term.ts';

/** Jewellery: metals, stones and settings. */
export const jewelleryTerms: readonly Term[] = [
  {
    names: ['vermeil', 'gold vermeil'],
    is: 'Vermeil is sterling silver (925) under gold of at least 10 karat, in America 2.5 microns thick or more.',
    use: 'It wears longer than ordinary plating and can be worn by most who react to brass.',
    how: '',
  },
  {
    names: ['gold plated', 'gold plating', 'plated', 'electroplated'],
    is: 'Gold-plated pieces have a thin layer of gold, often 0.2 to 1 micron, over brass, copper or another metal.',
    use: 'It costs least and wears through first where it rubs.',
    how: '',
  },
  {
    names: ['gold filled'],
    is: 'Gold-filled has a layer of gold bonded under pressure, at least 5 % of its weight.',
    use: 'It lasts for years of wear.',
    how: '',
  },
  {
    names: ['brass', 'brass jewellery', 'green skin'],
    is: 'Brass is an alloy of copper and zinc; sweat and acids form copper salts, which can turn the skin green.',
    use: 'The green is harmless and washes off; lacquer or plate the inside, keep it dry and polish it to prevent it.',
    how: '',
  },
  {
    names: ['sterling silver', '925 silver', 'silver jewellery'],
    is: 'Sterling silver is 92.5 % silver, mostly with copper.',
    use: 'It is cool in tone, suits cool undertones and tarnishes with sulphur; rhodium plating prevents that.',
    how: '',
  },
  {
    names: ['white gold', 'rose gold', 'yellow gold', 'platinum'],
    is: 'Yellow gold is warm, rose gold has more copper, white gold is alloyed pale and mostly rhodium-plated, platinum is white by nature.',
    use: 'Cool undertones suit silver, white gold and platinum; warm undertones suit yellow gold, brass and copper; rose gold suits most.',
    how: '',
  },
  {
    names: ['undertone', 'undertones', 'skin undertone', 'cool undertone', 'warm undertone'],
    is: 'The undertone is the cast of the skin below its depth: cool (pink or blue), warm (golden or peach) or neutral.',
    use: 'Cool suits silver, white gold, platinum and blue-based colours; warm suits yellow gold, brass and earth colours; neutral takes both.',
    how: 'Compare a silver and a gold cloth under the chin in daylight.',
  },
  {
    names: ['cabochon'],
    is: 'A cabochon is a stone that is polished to a smooth dome without facets.',
    use: 'It shows colour and inner light, as in opal, moonstone and star sapphire, and looks soft.',
    how: '',
  },
  {
    names: ['faceted', 'facet', 'facets', 'brilliant cut'],
    is: 'A faceted stone is cut with flat, angled faces.',
    use: 'They return light as sparkle, so clear, hard stones such as diamond and sapphire are faceted.',
    how: '',
  },
  {
    names: ['everyday stone', 'mohs', 'ring stone', 'engagement stone', 'stone for a ring', 'everyday ring'],
    is: 'Mohs hardness says what scratches a stone: dust holds quartz, which is 7, so a ring for every day should have more.',
    use: 'Diamond (10), moissanite (9.25), sapphire and ruby (9) are best; spinel (8) is good; emerald (7.5 to 8) chips, and opal and pearl are for earrings.',
    how: 'Choose a bezel or low setting.',
  },
  {
    names: ['bezel', 'prong', 'pave', 'pavé', 'stone setting'],
    is: 'A bezel holds a stone by a rim, prongs by claws, pavé sets many small ones side by side.',
    use: 'A bezel protects, prongs let in light.',
    how: '',
  },
  {
    names: ['hypoallergenic', 'nickel free'],
    is: 'Nickel is the commonest contact allergen in jewellery.',
    use: 'Titanium, niobium, platinum and high-karat gold are safest for ears.',
    how: '',
  },
  {
    names: ['earrings', 'earring'],
    is: 'Earrings frame the face, so they answer the neckline.',
    use: 'With a high neck wear long drops or bold hoops and leave out the necklace; with a deep or busy neckline wear studs.',
    how: '',
  },
  {
    names: ['necklace', 'necklaces', 'pendant'],
    is: 'A necklace repeats or fills the neckline.',
    use: 'A V takes a pendant, a strapless line a collar or choker, a high neck a long chain or none.',
    how: '',
  },
  {
    names: ['karat', 'carat gold', '18k', '14k', '9k', '22k', '24k', '18ct', '14ct', '9ct'],
    is: 'Karat says how much of an alloy is gold, in parts of 24: 24k is pure, 18k is 75 % (750), 14k is 58.5 % (585), 9k is 37.5 % (375).',
    use: '18k has the richer colour and irritates less; 14k is harder, scratches and bends less and costs less, so it suits rings for every day.',
    how: '',
  },
];

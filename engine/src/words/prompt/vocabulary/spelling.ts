/** Frequent misspellings that are too far from a word, or too close to several words, to be corrected by distance. */
export const commonMisspellings: Readonly<Record<string, string>> = {
  breif: 'brief',
  breifs: 'briefs',
  dres: 'dress',
  drss: 'dress',
  drees: 'dress',
  dresss: 'dress',
  skrit: 'skirt',
  shrit: 'shirt',
  tshrit: 'tshirt',
  blak: 'black',
  balck: 'black',
  bleu: 'bleu',
  gren: 'green',
  yelow: 'yellow',
  wite: 'white',
  whtie: 'white',
  silck: 'silk',
  slik: 'silk',
  velevt: 'velvet',
  jaket: 'jacket',
  jackt: 'jacket',
  trowsers: 'trousers',
  jens: 'jeans',
  shose: 'shoes',
  sneekers: 'sneakers',
  snickers: 'sneakers',
  bluse: 'blouse',
  sleve: 'sleeve',
  sleves: 'sleeves',
  botle: 'bottle',
  bottel: 'bottle',
  parfume: 'perfume',
  lether: 'leather',
  lase: 'lace',
  chifon: 'chiffon',
  turqoise: 'turquoise',
  turquise: 'turquoise',
  maroone: 'maroon',
  biege: 'beige',
  begie: 'beige',
  emarald: 'emerald',
  emrald: 'emerald',
  burgandy: 'burgundy',
  neckless: 'necklace',
  necklase: 'necklace',
  cashmier: 'cashmere',
  haeled: 'heeled',
  houndtooth: 'houndstooth',
  strippes: 'stripes',
  strip: 'stripe',
  stripped: 'striped',
  floreal: 'floral',
  tarten: 'tartan',
  plad: 'plaid',
  pollka: 'polka',
  runaway: 'runway',
  beleted: 'belted',
  hankerchief: 'handkerchief',
  pleeted: 'pleated',
  turkoise: 'turquoise',
  sute: 'suit',
  whit: 'with',
  poket: 'pocket',
  backgrond: 'background',
  backround: 'background',
};

/** Correct words one letter away from a word of the vocabulary, which must not be changed. */
export const correctWords =
  'taller, tallest, smaller, smallest, shorter, longer, larger, wider, lighter, darker, while, clock, clean, beach, coast, dream, dreams, stain, satan, saint, stress, address, cloth, cloths, class, ' +
  'medal, mental, petal, violent, tweet, plain, plane, plant, plants, paint, paints, pains, played, plead, sweet, ' +
  'sheet, sleet, steep, steel, books, boats, boost, boast, match, catch, witch, chain, choir, scare, scarf, share, ' +
  'shore, shirk, score, store, stone, grass, gloss, greek, greet, breed, bread, brand, braid, break, brick, bring, ' +
  'board, bound, round, sound, mount, mouth, month, south, north, earth, heart, horse, house, mouse, noise, ' +
  'nurse, curse, verse, story, glory, heals, hells, wheel, wheels, shell, shelf, spell, small, smell, smile, ' +
  'space, spice, spike, spoke, place, plate, slate, skate, state, stage, strange, change, orange, organ, ' +
  'flower, flowers, lower, tower, power, power, powers, shower, butter, letter, better, matter, winter, printer, ' +
  'water, waiter, writer, sweeter, fighter, lighter, leader, reader, weather, feather, father, mother, brother, ' +
  'button, bottom, mutton, carton, canton, canyon, season, reason, person, prison, poison, lesson, session, ' +
  'people, purpose, simple, sample, temple, table, cable, fable, noble, nobel, novel, hotel, motel, model, camel, ' +
  'street, straight, straits, string, spring, strong, storm, stormy, story, rocket, socket, pocket, packet, bucket, ' +
  'ticket, market, basket, casket, blanket, planet, planer, dinner, dancer, danger, manger, hanger, finger, singer, ' +
  'ginger, garden, golden, wooden, sudden, hidden, maiden, marine, machine, engine, dragon, wagon, galaxy, planet, ' +
  'castle, cattle, battle, bottle, kettle, little, title, tiger, river, silver, sliver, lover, cover, hover, ' +
  'black, block, blank, blend, blind, brown, crown, frown, clown, white, write, quite, green, queen, ' +
  'bridge, bride, pride, prime, crime, price, prince, print, point, joint, count, court, shirt, short, sport, ' +
  'spirit, script, strips, string, stick, sticks, trick, truck, track, crack, crash, trash, fresh, flesh, ' +
  'bears, beans, means, jeans, leans, loans, coats, goats, cats, skies, skis, kites, knife, knight, night, light, ' +
  'right, fight, eight, weight, height, sight, chest, cheese, choose, chose, close, clothe, globe, glove, gloves, ' +
  'robot, robots, robust, lotus, focus, forest, fores, coral, moral, mural, rural, royal, loyal, local, vocal, ' +
  'linear, liner, lines, linen, listen, mixer, fixer, pixel, pixels, roman, woman, human, villa, vanilla, ' +
  'burger, burgers, coffee, toffee, office, police, plaza, pizza, pasta, salsa, samba, zebra, cobra, ' +
  'carpet, carrot, parrot, pearl, pears, peers, years, tears, bench, beech, peach, teach, reach, ranch, french, ' +
  'trench, drench, french, sketch, stretch, crisp, crest, quest, guest, ghost, host, toast, roast, sewing, ' +
  'crate, create, crane, crave, grave, grape, graph, drape, draft, craft, crafty, mantle, gentle, turtle, ' +
  'rustic, rusty, dusty, dusk, husky, smoky, spooky, sloth, moths, month, wallet, ballet, bullet, pullet, valley, ' +
  'volley, collar, dollar, pillar, pillow, willow, yellow, fellow, mellow, hollow, follow, marble, maple, apple';

/** Colours that a mood board takes from words that are not colours: the appearance of a thing, a place or a season. */
import type { ColourName } from './colours.ts';

interface AssociationRow {
  readonly says: string;
  readonly palette: readonly ColourName[];
}

export const associationRows: readonly AssociationRow[] = [
  {
    says: 'ocean, sea, wave, marine, underwater, whale, dolphin',
    palette: ['petrol', 'teal', 'seafoam', 'navy', 'sand'],
  },
  { says: 'sunset, sunrise, dawn, dusk', palette: ['tangerine', 'coral', 'mauve', 'plum', 'apricot'] },
  {
    says: 'forest, tree, woods, jungle, leaf, nature, fox',
    palette: ['forest green', 'moss', 'umber', 'sage', 'rust'],
  },
  {
    says: 'fire, flame, volcano, lava, dragon, phoenix',
    palette: ['scarlet', 'burnt orange', 'amber', 'charcoal', 'oxblood'],
  },
  {
    says: 'night, moon, midnight, space, galaxy, star, planet, astronaut',
    palette: ['midnight blue', 'indigo', 'violet', 'silver', 'black'],
  },
  {
    says: 'desert, dune, camel, sahara, canyon, lion',
    palette: ['sand', 'terracotta', 'ochre', 'sienna', 'dusty rose'],
  },
  {
    says: 'snow, ice, winter, glacier, arctic, penguin, bear',
    palette: ['ice blue', 'optic white', 'steel', 'slate', 'pearl'],
  },
  {
    says: 'flower, rose, peony, bouquet, blossom, spring, butterfly',
    palette: ['blush', 'rose', 'sage', 'ivory', 'berry'],
  },
  { says: 'autumn, harvest, pumpkin, leaves', palette: ['rust', 'mustard', 'burgundy', 'olive', 'camel'] },
  {
    says: 'city, street, building, skyscraper, architecture, car, robot, machine',
    palette: ['slate', 'cement', 'charcoal', 'steel', 'amber'],
  },
  {
    says: 'coffee, chocolate, bread, cake, dessert, restaurant, food',
    palette: ['espresso', 'caramel', 'cream', 'cinnamon', 'biscuit'],
  },
  { says: 'fruit, lemon, citrus, orange, cocktail', palette: ['lemon', 'tangerine', 'watermelon', 'apple', 'butter'] },
  { says: 'wine, grape, vineyard', palette: ['burgundy', 'plum', 'olive', 'cream', 'oxblood'] },
  { says: 'love, heart, kiss, valentine, wedding', palette: ['crimson', 'blush', 'ivory', 'rose', 'champagne'] },
  {
    says: 'gold, treasure, crown, king, queen, royalty, palace',
    palette: ['gold', 'royal purple', 'burgundy', 'ivory', 'sapphire'],
  },
  { says: 'sky, cloud, bird, air, angel', palette: ['sky blue', 'ice blue', 'white', 'periwinkle', 'dove'] },
  { says: 'garden, meadow, grass, park, frog', palette: ['fern', 'sage', 'primrose', 'lilac', 'moss'] },
  { says: 'dog, cat, horse, deer, animal, wolf', palette: ['tan', 'chestnut', 'cream', 'slate', 'charcoal'] },
  { says: 'mountain, rock, stone, landscape', palette: ['slate', 'stone', 'moss', 'ice blue', 'umber'] },
  { says: 'beach, summer, island, tropical, holiday', palette: ['turquoise', 'coral', 'sand', 'lemon', 'white'] },
  { says: 'music, concert, dance, party, neon', palette: ['magenta', 'ultraviolet', 'cyan', 'black', 'hot pink'] },
];

/** Palettes for words without any colour; a hash of the words selects one. */
export const openPalettes: readonly (readonly ColourName[])[] = [
  ['off-white', 'stone', 'camel', 'rust', 'espresso'],
  ['ivory', 'blush', 'dusty rose', 'mulberry', 'charcoal'],
  ['chalk', 'sage', 'eucalyptus', 'forest green', 'ochre'],
  ['pearl', 'ice blue', 'denim blue', 'navy', 'copper'],
  ['cream', 'butter', 'apricot', 'terracotta', 'petrol'],
  ['dove', 'lavender', 'iris', 'aubergine', 'champagne'],
];

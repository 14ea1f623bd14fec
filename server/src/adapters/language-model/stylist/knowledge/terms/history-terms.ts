import type { Term } from './term.ts';

/** Historical silhouettes. */
export const historyTerms: readonly Term[] = [
  {
    names: ['new look', 'dior new look', 'christian dior'],
    is: 'Christian Dior showed the New Look in Paris in February 1947: soft shoulders, a nipped waist, padded hips and a wide, long skirt.',
    use: 'It answered the boxy, rationed fashion of the war; the Bar jacket is its emblem.',
    how: 'For its line take a boned waist, a padded peplum and a skirt over net.',
  },
  {
    names: ['flapper', 'flapper dress', '1920s', 'twenties silhouette'],
    is: 'The silhouette of the 1920s was straight and tubular, with a dropped waist at the hip, a flat bust and hems that rose to the knee by 1926.',
    use: 'Beading, fringe and light silks moved with the dances.',
    how: '',
  },
  {
    names: ['bustle', 'bustle skirt'],
    is: 'A bustle carries the fullness of a skirt at the back, over a pad or frame of steel and horsehair, while the front is flat.',
    use: 'It ruled from about 1870 to 1876 with a soft, sloping drape, and from 1883 to 1889 as a hard shelf.',
    how: 'Build it with a pad or a small cage, and drape the overskirt on top.',
  },
  {
    names: ['crinoline', 'hoop skirt', 'cage crinoline'],
    is: 'A crinoline is a cage of steel hoops under a bell-shaped skirt, from 1856 to about 1868.',
    use: 'Before it, stiff petticoats of horsehair did the work.',
    how: '',
  },
  {
    names: ['regency', 'regency dress', 'directoire'],
    is: 'Regency dress, about 1795 to 1820, falls from a seam under the bust in light muslin.',
    use: 'It imitated ancient statues.',
    how: '',
  },
  {
    names: ['edwardian', 's-bend', 's bend', 'gibson girl'],
    is: 'The S-bend corset of about 1900 to 1908 pushed the bust forward and the hips back.',
    use: 'High collars, pouched bodices and trumpet skirts belong to it.',
    how: '',
  },
  {
    names: ['1930s', 'thirties silhouette', 'vionnet', 'madeleine vionnet'],
    is: 'The 1930s line was long and fluid, cut on the bias, with a natural waist and bare backs; Madeleine Vionnet was its master.',
    use: 'Choose satin and crêpe for it.',
    how: '',
  },
  {
    names: ['1940s', 'forties silhouette'],
    is: 'The 1940s line had square, padded shoulders, a belted waist and a narrow skirt to the knee.',
    use: 'Rationing kept it short of cloth.',
    how: '',
  },
  {
    names: ['1950s', 'fifties silhouette'],
    is: 'The 1950s had two lines, both with a defined waist: the full circle and the pencil.',
    use: '',
    how: '',
  },
  {
    names: ['1960s', 'mod', 'sixties silhouette'],
    is: 'The 1960s brought the trapeze, the shift and, by 1965, the miniskirt.',
    use: 'Courrèges and Quant stand for it.',
    how: '',
  },
  {
    names: ['1970s', 'seventies silhouette'],
    is: 'The 1970s went long and easy: flares, wide lapels, wrap dresses and prairie frills.',
    use: 'The wrap dress of Diane von Furstenberg came in 1974.',
    how: '',
  },
  {
    names: ['1980s', 'eighties silhouette', 'power dressing'],
    is: 'The 1980s built an inverted triangle: large shoulder pads, a cinched waist and a narrow skirt.',
    use: '',
    how: '',
  },
  {
    names: ['1990s', 'nineties minimalism'],
    is: 'The 1990s stripped down to slips, straight suits and bias columns in plain colours.',
    use: '',
    how: '',
  },
  {
    names: ['belle epoque', 'victorian', 'leg of mutton'],
    is: 'Victorian and Belle Époque fashion moved the volume from the skirt to the bustle and, about 1895, to leg-of-mutton sleeves.',
    use: '',
    how: '',
  },
  {
    names: ['chanel jacket', 'chanel suit'],
    is: 'The Chanel jacket is collarless, boxy and of bouclé or tweed, with a quilted silk lining and a chain in its hem.',
    use: 'The chain makes it hang.',
    how: '',
  },
  {
    names: ['little black dress', 'lbd'],
    is: 'The little black dress is usually traced to Coco Chanel: American Vogue printed her plain black crêpe dress in October 1926 and called it a Ford, for everybody.',
    use: 'Before that black was for mourning and service; Givenchy’s dress for Audrey Hepburn (1961) made it an icon.',
    how: '',
  },
];

/** Handwork and decoration; a piece can have several. `drawn-words.ts` lists the forms that draw each of them. */
interface DetailRow {
  readonly name: string;
  readonly says: string;
}

export const detailRows = [
  {
    name: 'embroidery',
    says: 'embroidery, embroidered, broderie, ricamo, ricamato, brode, needlework, sashiko, zardozi, zari embroidery, cutwork, whipstitch',
  },
  {
    name: 'beading',
    says: 'beaded, beading, bead, crystal embellished, embellished, bejewelled, bejeweled, rhinestone, perline, crystals, bijoux, jewelled, jeweled',
  },
  { name: 'fringe', says: 'fringe, fringed, tassel, tasselled, frange, frangia, fringing, franges, fransen, flecos' },
  { name: 'feathers', says: 'feather, feathered, ostrich feather, plume, piume, marabou' },
  {
    name: 'bow',
    says: 'with a bow, with bow, with bows, ribbon bow, bow detail, big bow, large bow, giant bow, oversized bow, satin bow',
  },
  {
    name: 'neck-bow',
    says: 'bow at the neck, bow at neck, bow on the neck, bow neckline, bow at the neckline, bow at the throat, big bow at the neck, large bow at the neck, with a bow at the neck, with bow at the neck, with a bow on the neck, with a bow at the neckline, with a bow at the throat, satin bow at the neck',
  },
  {
    name: 'waist-bow',
    says: 'bow at the waist, bow at waist, waist bow, front bow, bow in front, bow on the waist, big bow at the waist, large bow at the waist, giant bow at the waist, oversized bow at the waist, with a bow at the waist, with bow at the waist, with a bow on the waist, with a bow in front, satin bow at the waist',
  },
  {
    name: 'back-bow',
    says: 'bow at the back, bow at back, bow on the back, back bow, bow behind, big bow at the back, large bow at the back, giant bow at the back, oversized bow at the back, big bow on the back, with a bow at the back, with bow at the back, with a bow on the back, with bow on the back, satin bow at the back',
  },
  { name: 'cutouts', says: 'cutout, cut out, cutouts, cut outs, laser cut, slashing' },
  {
    name: 'quilting',
    says: 'quilted, quilting, matelasse, padded, trapuntato, diamond quilted, channel quilted, trapunto',
  },
  { name: 'boning', says: 'boned, boning, boned bodice, corset bodice, corseted bodice, corset boning, baleine' },
  { name: 'tufting', says: 'tufted, tufting, button tufted, chesterfield, capitonne' },
  { name: 'studs', says: 'stud, studded, spiked, borchie, clous, spikes, eyelet, eyelets' },
  { name: 'applique', says: 'applique, rosette, 3d flower, fabric flower, appliqued, floral applique, 3d floral' },
  {
    name: 'flowers',
    says: 'tulips, with tulip, bunch of tulip, with fresh flower, with cut flower, cut flowers, flower, flower arrangement, with a bouquet, full of flower, with flowers in it, tulipani, tulipes',
  },
  { name: 'patchwork', says: 'patchwork, patched, pieced' },
  { name: 'logo', says: 'logo, monogram, monogrammed, branded, lettering, slogan, typography, text print' },
  { name: 'engraving', says: 'engraved, engraving, etched, filigree, embossed, carved' },
  {
    name: 'french-cuffs',
    says: 'french cuff, double cuff, link cuff, turnback cuff, turned back cuff, cufflink, cuff link',
  },
  { name: 'epaulettes', says: 'epaulette, epaulet, military style, storm flap, gun flap' },
  {
    name: 'shoulder-pads',
    says: 'shoulder pad, padded shoulder, power shoulder, strong shoulder, wide shoulder, broad shoulder',
  },
  { name: 'mirrored', says: 'mirrored, mirror lens, mirrored lens, mirrored lenses, reflective lens, flash lens' },
  {
    name: 'braided',
    says: 'braided, plaited, geflochten, geflochtener, tressee, tresse, trenzado, trenzada, intrecciato, intrecciata',
  },
  {
    name: 'crocodile',
    says: 'crocodile, croc, crocodile print, alligator, croc embossed, crocodile embossed, croc effect, croc print, alligator skin, coccodrillo',
  },
  {
    name: 'rips',
    says: 'rips, ripped, ripped knee, torn, torn knee, shredded, rip, slashed knee, rips at the knee, rip at the knee, ripped at the knee, ripped knees, torn at the knee, holes at the knee, hole at the knee',
  },
  {
    name: 'side-stripe',
    says: 'side stripe, tuxedo stripe, racing stripe, stripe down the side, side stripes, three stripe, side taping',
  },
  { name: 'high-leg', says: 'high leg, high cut leg, high legged, high cut, french cut' },
] as const satisfies readonly DetailRow[];

export type DetailName = (typeof detailRows)[number]['name'];

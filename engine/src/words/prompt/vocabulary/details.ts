/** Handwork and decoration that can be added to any garment, also several at once. */
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
  { name: 'fringe', says: 'fringe, fringed, tassel, tasselled, frange, frangia, fringing' },
  { name: 'feathers', says: 'feather, feathered, ostrich feather, plume, piume, marabou' },
  {
    name: 'bow',
    says: 'with a bow, with bow, with bows, ribbon bow, bow detail, big bow, large bow, giant bow, oversized bow, bow at the back, bow at the waist, front bow, satin bow',
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
    says: 'tulips, with tulip, bunch of tulip, with fresh flower, with cut flower, cut flowers, vase with flower, vase of flower, flower arrangement, with a bouquet, full of flower, with flowers in it, tulipani, tulipes',
  },
  { name: 'patchwork', says: 'patchwork, patched, pieced' },
  { name: 'logo', says: 'logo, monogram, monogrammed, branded, lettering, slogan, typography, text print' },
  { name: 'engraving', says: 'engraved, engraving, hammered, etched, filigree, embossed, carved' },
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

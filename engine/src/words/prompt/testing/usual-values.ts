import type { FormName } from '../vocabulary/forms.ts';

/**
 * Values of attributes that a form has when words name none, so that naming them does not change its picture. Negations
 * ("no belt") are not listed: they only change forms that have the thing.
 */
export const usualValues: { readonly [Form in FormName]?: string } = {
  dress: 'fit=slim fit=regular length=midi sleeve=sleeveless strap=wide waist=natural waist=cinched',
  gown: 'fit=slim fit=regular length=floor neckline=sweetheart sleeve=sleeveless waist=natural waist=cinched',
  skirt: 'silhouette=a-line fit=regular length=knee waist=natural waist=cinched rise=high',
  top: 'silhouette=column fit=slim fit=regular length=hip sleeve=sleeveless strap=wide waist=natural',
  't-shirt': 'silhouette=shift fit=regular neckline=crew sleeve=short sleeveShape=straight waist=natural knit=fine',
  shirt:
    'silhouette=shift fit=regular sleeve=long sleeveShape=straight collar=point closure=buttons waist=natural pocket=chest hem=curved',
  knitwear: 'silhouette=shift fit=regular neckline=crew sleeve=long sleeveShape=straight waist=natural',
  jacket:
    'fit=regular sleeve=long sleeveShape=straight collar=point collar=notch closure=buttons closure=single-breasted pocket=flap waist=natural',
  blazer:
    'fit=regular sleeve=long sleeveShape=straight collar=notch closure=buttons closure=single-breasted pocket=flap waist=natural',
  coat: 'fit=regular sleeve=long sleeveShape=straight collar=point collar=notch closure=buttons closure=single-breasted pocket=welt waist=natural',
  apron: 'fit=regular sleeve=sleeveless pocket=patch back=open waist=natural',
  trousers: 'fit=regular length=maxi length=floor closure=zip pocket=side waist=natural rise=mid leg=straight',
  jeans: 'fit=regular length=maxi length=floor closure=zip pocket=patch waist=natural rise=mid leg=straight',
  shorts: 'fit=regular closure=zip pocket=side waist=natural rise=mid',
  jumpsuit:
    'fit=regular length=maxi length=floor sleeve=sleeveless strap=wide waist=natural waist=cinched rise=mid leg=wide',
  swimsuit: 'silhouette=bodycon fit=slim fit=regular neckline=scoop sleeve=sleeveless strap=wide waist=natural',
  tote: 'closure=open strap=top-handle shape=rectangular',
  handbag: 'strap=top-handle',
  clutch: 'shape=rectangular',
  sneaker: 'closure=lace-up heel=flat toe=round shaft=low',
  heel: 'heel=stiletto toe=pointed',
  boot: 'heel=block toe=almond shaft=ankle',
  ring: 'gem=diamond stoneCut=round stoneSetting=claws shape=round',
  necklace:
    'stoneCut=round stoneCut=oval stoneCut=emerald stoneCut=pear stoneCut=cushion stoneCut=marquise stoneCut=princess',
  earrings: 'stoneCut=round',
  belt: 'belt=belt',
  sunglasses: 'fit=regular',
  watch: 'numerals=indices watchBand=leather shape=round',
  'perfume-bottle': 'frost=clear shape=rectangular',
  candle: 'frost=clear',
  jar: 'frost=clear',
  bottle: 'frost=clear',
  'drinking-glass': 'frost=clear',
  'nail-polish': 'frost=clear',
  'dropper-bottle': 'frost=clear',
  'pump-bottle': 'frost=clear',
  'spray-bottle': 'frost=clear',
  foundation: 'frost=clear',
  carafe: 'frost=clear',
};

/** Environmental impact of a fabric's fibre, by the fabric's title. */
export const impactNotes: Readonly<Record<string, string>> = {
  cotton:
    'Cotton is renewable and biodegradable, but conventional farming takes much water and pesticide; organic and rain-fed cotton are better.',
  lyocell:
    'Lyocell (Tencel) needs far less water and land than conventional cotton, and its solvent is recovered in a closed loop; ask for certified wood.',
  viscose:
    'Viscose is biodegradable, but its ordinary process uses carbon disulphide, and some wood comes from old forests; ask for certified, closed-process viscose.',
  modal: 'Modal is made from beech wood much as viscose is, in better controlled plants where it is branded.',
  cupro: 'Cupro uses cotton waste, with copper and ammonia that have to be kept in a closed process.',
  linen:
    'Linen grows on rain and with few pesticides, uses the whole plant and lasts long: one of the best fibres in this respect.',
  hemp: 'Hemp needs little water and pesticide, improves the soil and lasts very long.',
  wool: 'Wool is renewable, biodegradable, long-lived and seldom washed; sheep cause methane, so look for recycled wool or the Responsible Wool Standard.',
  merino: 'Merino is renewable and biodegradable; ask for mulesing-free wool (RWS).',
  cashmere: 'Cashmere has a high cost in grazing land; recycled cashmere and the Good Cashmere Standard are better.',
  alpaca: 'Alpacas graze gently and their wool needs few chemicals.',
  silk: 'Silk is renewable and biodegradable, but takes energy for heating and kills the pupa, except in peace silk.',
  polyester:
    'Polyester comes from petroleum, does not biodegrade and sheds microplastic fibres in the wash; recycled polyester saves energy but sheds as well.',
  nylon:
    'Nylon comes from petroleum, takes much energy and sheds microfibres; regenerated nylon such as Econyl uses waste nets and carpets.',
  fleece: 'Fleece sheds more microplastic fibres than most cloths, because its surface is brushed.',
  leather:
    'Leather lasts for decades, but cattle and chrome tanning weigh heavily; look for Leather Working Group tanneries or vegetable tanning.',
  'faux leather':
    'Faux leather is mostly plastic on a textile and does not last as long as leather; plant-based kinds hold less, but rarely no, plastic.',
  'swim lycra':
    'Swim cloths shed microfibres and are hard to recycle because of their elastane; regenerated nylon such as Econyl is the better start.',
};

import type { Brief, ColourMention, Piece } from '../brief.ts';

/**
 * A brief on one line, for expectations that a person can read:
 *
 *   dress/evening emerald silk drape=back length=floor | studio
 *   shirt white + *coat camel | view:front
 *
 * Pieces from the skin outwards, `3x` before several of one kind, `*` on the hero when there are several, `colour@part`, `~pattern(colours)`, `^detail`,
 * `%part:fabric`; then what concerns the whole picture.
 */
export function briefShorthand(brief: Brief): string {
  const several = brief.pieces.length > 1;
  const pieces = brief.pieces.map(
    (piece, index) => (several && index === brief.hero ? '*' : '') + pieceShorthand(piece),
  );
  const whole = [
    brief.setting ?? '',
    brief.backdrop === null
      ? ''
      : `on:${toned(brief.backdrop)}${brief.plainBackground?.below ? `>${brief.plainBackground.below}` : ''}`,
    brief.light === null ? '' : `light:${brief.light}`,
    brief.view === null ? '' : `view:${brief.view}`,
    brief.copySpace ? `space:${brief.copySpace}` : '',
    brief.lens ? `lens:${brief.lens}` : '',
    brief.arrangement ? `arranged:${brief.arrangement}` : '',
    ...(brief.props ?? []).map(({ name, count, place }) => `${place}:${count}x${name}`),
    brief.staging === null ? '' : `staging:${brief.staging}`,
    ...brief.moods.map((mood) => `mood:${mood}`),
    ...brief.avoided.map(({ kind, name }) => `-${kind}:${name}`),
    ...brief.unknownWords.map((word) => `?${word}`),
  ].filter(Boolean);
  const subject = pieces.length > 0 ? pieces.join(' + ') : brief.subject;
  return whole.length > 0 ? `${subject} | ${whole.join(' ')}` : subject;
}

const toned = ({ name, tone }: ColourMention): string =>
  [...(tone === null ? [] : [tone]), ...name.split(' ')].join('-');

const pieceShorthand = (piece: Piece): string =>
  [
    (piece.count ? `${piece.count}x` : '') + (piece.cut === null ? piece.form : `${piece.form}/${piece.cut}`),
    ...piece.colours.map((colour) => toned(colour) + (colour.part === 'main' ? '' : `@${colour.part}`)),
    piece.fabric ?? '',
    piece.pattern === null ? '' : `~${piece.pattern.name}(${piece.pattern.colours.map(toned).join(',')})`,
    ...Object.entries(piece.attributes).map(([attribute, value]) => `${attribute}=${value}`),
    ...piece.details.map((detail) => `^${detail}`),
    ...piece.partFabrics.map(({ part, fabric }) => `%${part}:${fabric}`),
  ]
    .filter(Boolean)
    .join(' ');

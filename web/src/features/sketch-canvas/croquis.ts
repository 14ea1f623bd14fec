/*
 * A fashion figure to trace, seen from the front and nine heads tall, with a head of 100 units. The lines are those of
 * one half, x to the right of the centre line and y down from the crown; the other half is mirrored.
 */

type Line = readonly (readonly [number, number])[];

const HALF: readonly Line[] = [
  // The head to the chin; then the neck, the shoulder and the outside of the arm to the fingers.
  [
    [0, 0],
    [24, 8],
    [35, 34],
    [33, 60],
    [22, 85],
    [9, 98],
    [0, 100],
  ],
  [
    [14, 93],
    [15, 116],
    [24, 130],
    [52, 141],
    [70, 151],
    [79, 172],
    [82, 212],
    [85, 258],
    [90, 300],
    [97, 350],
    [101, 402],
    [105, 428],
    [107, 452],
    [101, 480],
    [96, 487],
  ],
  // The inside of the arm, up to the armpit.
  [
    [96, 487],
    [93, 466],
    [92, 446],
    [90, 426],
    [91, 404],
    [82, 352],
    [73, 304],
    [68, 256],
    [63, 214],
  ],
  // The side of the body, the outside of the leg and the foot.
  [
    [63, 204],
    [60, 226],
    [57, 248],
    [49, 286],
    [42, 322],
    [43, 340],
    [53, 376],
    [63, 416],
    [66, 452],
    [64, 510],
    [56, 590],
    [48, 650],
    [46, 684],
    [48, 724],
    [43, 780],
    [33, 838],
    [30, 862],
    [35, 884],
    [41, 898],
    [36, 906],
    [22, 905],
    [17, 894],
    [17, 866],
  ],
  // The inside of the leg.
  [
    [17, 866],
    [18, 838],
    [15, 780],
    [13, 728],
    [18, 684],
    [17, 650],
    [11, 580],
    [5, 500],
    [1, 458],
    [0, 456],
  ],
  // The collar bone.
  [
    [5, 136],
    [24, 138],
    [46, 144],
  ],
];

/** Levels at which a flat drawing is measured (bust, waist, hip, knee): y and half the length of the line. */
const LEVELS = [
  [242, 56],
  [328, 42],
  [420, 64],
  [666, 46],
] as const;

/** SVG path data of a smooth curve through the points (Catmull-Rom spline as cubic Béziers). */
function curve(points: Line, side: 1 | -1): string {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))]!;
  const pair = (x: number, y: number) => `${(side * x).toFixed(1)} ${y.toFixed(1)}`;
  const [first] = points;
  let path = `M${pair(first![0], first![1])}`;
  for (let index = 0; index + 1 < points.length; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const control = (axis: 0 | 1, a: Line[number], b: Line[number], anchor: Line[number], sign: 1 | -1) =>
      anchor[axis] + (sign * (b[axis] - a[axis])) / 6;
    path += `C${pair(control(0, before, to, from, 1), control(1, before, to, from, 1))} ${pair(
      control(0, from, after, to, -1),
      control(1, from, after, to, -1),
    )} ${pair(to[0], to[1])}`;
  }
  return path;
}

/** SVG path data of the figure. */
export const CROQUIS_PATH = HALF.flatMap((line) => [curve(line, 1), curve(line, -1)]).join('');

/** SVG path data of the centre line and the levels. */
export const CROQUIS_GUIDES = `M0 104V456${LEVELS.map(([y, half]) => `M${-half} ${y}H${half}`).join('')}`;

/** `viewBox` of the figure with a margin. */
export const CROQUIS_BOX = '-150 -24 300 954';

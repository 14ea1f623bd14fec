import type { PersonFindings } from '../../../perception/people/findings.ts';
import type { GarmentCategory } from '../../../words/tasks/edit-task.ts';
import { POSE } from '../../../perception/people/pose-points.ts';

/** Minimum shoulder breadth in pixels of the picture for clothes to be recognisable. */
const MIN_BREADTH = 18;
/** Minimum presence of a shoulder. */
const MIN_PRESENCE = 0.3;
/** Distance that a shoulder may lie beyond a side of the picture, as a share of the picture's width. */
const BEYOND_SIDE = 0.1;
/** Lowest position of a shoulder, as a share of the picture's height: 1 is the lower border. */
const LOWEST_SHOULDER = 1.04;
/** Breadth of shoulders relative to the trunk, for a person who is seen from the side. */
const BREADTH = 0.6;
/** Minimum visible length of the legs below the hips, as a share of the trunk's length. */
const MIN_LEGS = 0.2;
/**
 * Mean presence of both elbows, and of both wrists. When both means are lower, the positions of the arms are
 * unreliable.
 */
const SURE_ELBOWS = 0.8;
const SURE_WRISTS = 0.75;

/**
 * A message for the user when a person cannot be dressed: too small, without the part of the body that the garment
 * needs, or with arms that cannot be made out. Null when they can.
 */
export function missingBody({ pose, mask, people }: PersonFindings, category: GarmentCategory): string | null {
  const at = (index: number) => pose[index]!;
  const inside = (index: number) => {
    const { x, y, presence } = at(index);
    return (
      presence >= MIN_PRESENCE &&
      x > -BEYOND_SIDE * mask.width &&
      x < (1 + BEYOND_SIDE) * mask.width &&
      y < LOWEST_SHOULDER * mask.height
    );
  };
  const between = (a: number, b: number) => Math.hypot(at(a).x - at(b).x, at(a).y - at(b).y);
  const wide = between(POSE.leftShoulder, POSE.rightShoulder);
  const long = between(POSE.leftShoulder, POSE.leftHip);
  if (Math.max(wide, BREADTH * long) < MIN_BREADTH)
    return 'The person in the picture is too small to be dressed. Choose one that shows the person larger.';
  if (category !== 'lower' && !(inside(POSE.leftShoulder) && inside(POSE.rightShoulder)))
    return 'The shoulders of the person are not in the picture. Choose one that shows a person from head to hips.';
  const room = mask.height - Math.max(at(POSE.leftHip).y, at(POSE.rightHip).y);
  if (category !== 'upper' && room < MIN_LEGS * long)
    return 'The legs of the person are not in the picture. Choose one that shows a person from the waist down.';
  const shown = [POSE.leftElbow, POSE.rightElbow, POSE.leftWrist, POSE.rightWrist].every(
    (index) => at(index).x > 0 && at(index).x < mask.width && at(index).y < mask.height,
  );
  const sure = (left: number, right: number) => (at(left).presence + at(right).presence) / 2;
  if (
    shown &&
    sure(POSE.leftElbow, POSE.rightElbow) < SURE_ELBOWS &&
    sure(POSE.leftWrist, POSE.rightWrist) < SURE_WRISTS
  )
    return people > 1
      ? 'The people in the picture stand so close that nobody can be told from the others. Choose one that shows one person.'
      : 'The arms of the person cannot be made out under what is worn or held. Choose a picture that shows both arms.';
  return null;
}

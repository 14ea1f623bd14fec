import { medianOf } from '../../../foundation/geometry/median-of.ts';
import { POSE } from '../../../perception/people/pose-points.ts';
import type { EngineMask } from '../../../foundation/image/pixels.ts';
import type { PersonFindings, PictureFindings } from '../../../perception/people/findings.ts';
import { OPAQUE } from './opaque.ts';

/**
 * How far the subject reaches above the nose of a person at most, in sizes of the body: hair and hats end below this,
 * while cloth that has a face printed on it continues above it.
 */
const ABOVE_NOSE = 1.05;
/** Width of the subject beside the trunk of a person, in sizes of the body, from which the person is printed on it. */
const WIDER = 2.2;
/** The size of a body is its shoulder breadth, or this share of its trunk for a person who is seen from the side. */
const TRUNK_SHARE = 0.6;

/**
 * The person who wears the garment of a picture; null where nobody does, also where the person that was found is a
 * print on the garment.
 */
export function wearerOf(findings: PictureFindings | null): PersonFindings | null {
  const person = findings?.person;
  if (!person) return null;
  const subject = findings.subject;
  if (subject && widthBeside(person, subject) > WIDER * sizeOf(person)) return null;
  const { x, y } = person.pose[POSE.nose]!;
  if (!subject || y <= 0 || x < 0 || x >= subject.width) return person;
  const column = Math.floor(x);
  let top = 0;
  while (top < y && top < subject.height && subject.data[top * subject.width + column]! < OPAQUE) top++;
  return y - top > ABOVE_NOSE * sizeOf(person) ? null : person;
}

/** Median width of the subject in the rows between the shoulders and the hips, pixels. */
function widthBeside({ pose }: PersonFindings, { width, height, data }: EngineMask): number {
  const rowOf = (a: number, b: number) => Math.round((pose[a]!.y + pose[b]!.y) / 2);
  const [from, to] = [rowOf(POSE.leftShoulder, POSE.rightShoulder), rowOf(POSE.leftHip, POSE.rightHip)];
  const widths: number[] = [];
  for (let y = Math.max(0, from); y < Math.min(height, to); y++) {
    const row = data.subarray(y * width, (y + 1) * width);
    const first = row.findIndex((value) => value >= OPAQUE);
    widths.push(first < 0 ? 0 : row.findLastIndex((value) => value >= OPAQUE) - first + 1);
  }
  return widths.length > 0 ? medianOf(widths) : 0;
}

function sizeOf({ pose }: PersonFindings): number {
  const between = (a: number, b: number) => Math.hypot(pose[a]!.x - pose[b]!.x, pose[a]!.y - pose[b]!.y);
  const breadth = between(POSE.leftShoulder, POSE.rightShoulder);
  return Math.max(breadth, TRUNK_SHARE * between(POSE.leftShoulder, POSE.leftHip));
}

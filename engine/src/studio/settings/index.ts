import type { Setting, SettingName } from './setting.ts';
import {
  cork,
  felt,
  gravel,
  herringbone,
  leatherGround,
  leaves,
  moss,
  paperGround,
  plaster,
  sheepskin,
  silk,
  steel,
  terrazzo,
} from './covered-grounds.ts';
import { rooftop, streetAtDusk } from './city.ts';
import { forest, garden } from './greenery.ts';
import { grass } from './grass.ts';
import { brick, tiles } from './masonry.ts';
import { rock, wetStone } from './rock.ts';
import { atelier, boutique, interior, palace, whiteRoom, wood } from './rooms.ts';
import { runway } from './runway.ts';
import { beach, linen, sand, sky, snow } from './soft-grounds.ts';
import { concrete, gallery, marble } from './stone.ts';
import { street } from './street.ts';
import { studio } from './studio.ts';
import { table } from './table.ts';
import { velvet } from './velvet.ts';
import { water } from './water.ts';
import { windowsill } from './windowsill.ts';

/** Every setting that can be drawn. */
export const SETTINGS: readonly Setting[] = [
  studio,
  ...[marble, concrete, gallery],
  ...[linen, sand, snow, beach, water, sky],
  ...[garden, forest, street, streetAtDusk, rooftop, runway],
  ...[whiteRoom, windowsill],
  ...[wood, interior, atelier, palace, boutique],
  ...[brick, tiles, velvet, rock, wetStone, grass, table],
  ...[silk, felt, leatherGround, sheepskin, paperGround, plaster, steel, terrazzo, cork],
  ...[moss, gravel, leaves, herringbone],
];

/** The setting with this name; the studio for null. */
export function settingOf(name: SettingName | null): Setting {
  return SETTINGS.find((setting) => setting.name === name) ?? studio;
}

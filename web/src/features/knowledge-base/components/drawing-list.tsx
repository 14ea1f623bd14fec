import type { Drawing } from '@kenna/contract';
import {
  mdiCellphone,
  mdiClose,
  mdiCoffeeOutline,
  mdiHomeOutline,
  mdiLotionOutline,
  mdiMagnify,
  mdiPackageVariantClosed,
  mdiPurseOutline,
  mdiRing,
  mdiShoeSneaker,
  mdiSofaOutline,
  mdiSunglasses,
  mdiTexture,
  mdiTshirtCrewOutline,
} from '@mdi/js';
import { useDeferredValue } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useDraftText } from '../../../lib/forms/use-draft-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { FIND_PARAMETER, foundDrawings } from '../found-drawings.ts';
import { DrawnPicture } from './drawn-picture.tsx';
import classes from './drawing-list.module.css';
import searchClasses from './search.module.css';

const GROUPS = {
  clothes: { title: 'Clothes', icon: mdiTshirtCrewOutline },
  shoes: { title: 'Shoes and socks', icon: mdiShoeSneaker },
  bags: { title: 'Bags and luggage', icon: mdiPurseOutline },
  accessories: { title: 'Accessories', icon: mdiSunglasses },
  jewellery: { title: 'Jewellery and watches', icon: mdiRing },
  beauty: { title: 'Beauty', icon: mdiLotionOutline },
  table: { title: 'Tableware', icon: mdiCoffeeOutline },
  furniture: { title: 'Furniture and lamps', icon: mdiSofaOutline },
  home: { title: 'Home, sport and toys', icon: mdiHomeOutline },
  devices: { title: 'Devices', icon: mdiCellphone },
  packaging: { title: 'Packaging', icon: mdiPackageVariantClosed },
  textiles: { title: 'Textiles', icon: mdiTexture },
} as const satisfies Record<Drawing['group'], { title: string; icon: string }>;

const LABEL = 'Search the drawings';

/** The address of Generate with these words, drawn by the model for photographs. */
const tryPath = (words: string): string =>
  `/workplace/generate?${new URLSearchParams({ model: 'kennaxl', prompt: words }).toString()}`;

/** Everything that the engine draws, by group, with a search over its names in every language that the engine reads. */
export function DrawingList({ drawings }: { readonly drawings: readonly Drawing[] }) {
  const [parameters, setParameters] = useSearchParams();
  const [typed, setTyped] = useDraftText(parameters.get(FIND_PARAMETER) ?? '', (text) => {
    const words = text.trim();
    setParameters(words === '' ? {} : { [FIND_PARAMETER]: words }, { replace: true });
  });
  const search = useDeferredValue(typed);
  const { groups, also } = foundDrawings(drawings, search);
  const count = groups.reduce((sum, [, found]) => sum + found.length, also.length);
  return (
    <>
      <div role="search" className={searchClasses.field}>
        <Icon path={mdiMagnify} />
        <input
          type="search"
          dir="auto"
          aria-label={LABEL}
          data-search
          placeholder="Search: loafer, Tasche, bougie…"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
        />
        {typed !== '' && <IconButton label="Clear the search" icon={mdiClose} onClick={() => setTyped('')} />}
      </div>
      <p className={classes.count} role="status">
        {count === 0 ? 'There is no drawing with this name.' : `${count} ${count === 1 ? 'thing' : 'things'}`}
      </p>
      {count === 0 && (
        <p className={classes.none}>
          Try a shorter or more general word, such as coat or bag, or{' '}
          <button type="button" onClick={() => setTyped('')}>
            show all drawings
          </button>
          .
        </p>
      )}
      {groups.map(([group, found]) => (
        <Cards key={group} id={group} title={GROUPS[group].title} drawings={found} />
      ))}
      {also.length > 0 && <Cards id="also" title="Named in other words" drawings={also} />}
    </>
  );
}

interface CardsProps {
  readonly id: string;
  readonly title: string;
  readonly drawings: readonly Drawing[];
}

function Cards({ id, title, drawings }: CardsProps) {
  return (
    <section className={classes.group} aria-labelledby={`drawn-${id}`}>
      <h2 id={`drawn-${id}`}>{title}</h2>
      <ul className={classes.cards}>
        {drawings.map((drawing) => (
          <li key={drawing.name}>
            <Card drawing={drawing} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ drawing: { label, group, words, first_url, image_url } }: { readonly drawing: Drawing }) {
  return (
    <article className={classes.card} aria-label={label}>
      <DrawnPicture first={first_url} whole={image_url} icon={GROUPS[group].icon} />
      <h3>{label}</h3>
      <Link to={tryPath(words)} aria-label={`Try these words: ${words}`}>
        Try these words
      </Link>
    </article>
  );
}

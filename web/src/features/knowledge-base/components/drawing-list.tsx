import type { Drawing } from '@kenna/contract';
import { mdiClose, mdiMagnify } from '@mdi/js';
import { useCallback, useDeferredValue } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useDraftText } from '../../../lib/forms/use-draft-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { FIND_PARAMETER, foundDrawings } from '../found-drawings.ts';
import classes from './drawing-list.module.css';
import searchClasses from './search.module.css';

const TITLES = {
  clothes: 'Clothes',
  shoes: 'Shoes and socks',
  bags: 'Bags and luggage',
  accessories: 'Accessories',
  jewellery: 'Jewellery and watches',
  beauty: 'Beauty',
  table: 'Tableware',
  furniture: 'Furniture and lamps',
  home: 'Home, sport and toys',
  devices: 'Devices',
  packaging: 'Packaging',
  textiles: 'Textiles',
} as const satisfies Record<Drawing['group'], string>;

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
  const groups = foundDrawings(drawings, search);
  const count = groups.reduce((sum, [, found]) => sum + found.length, 0);
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
      {groups.map(([group, found]) => (
        <section key={group} className={classes.group} aria-labelledby={`drawn-${group}`}>
          <h2 id={`drawn-${group}`}>{TITLES[group]}</h2>
          <ul className={classes.cards}>
            {found.map((drawing) => (
              <li key={drawing.name}>
                <Card drawing={drawing} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Card({ drawing: { label, words, image_url } }: { readonly drawing: Drawing }) {
  const picture = useCallback(
    (image: HTMLImageElement) => {
      if (!image.hasAttribute('src')) image.src = image_url;
      // A picture that is still being drawn holds one of the browser's few connections, which the cards that a search
      // has found need now.
      return () => image.removeAttribute('src');
    },
    [image_url],
  );
  return (
    <article className={classes.card} aria-label={label}>
      <img ref={picture} src={image_url} alt="" width={400} height={400} loading="lazy" decoding="async" />
      <h3>{label}</h3>
      <Link to={tryPath(words)} aria-label={`Try these words: ${words}`}>
        Try these words
      </Link>
    </article>
  );
}

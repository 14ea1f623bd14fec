import { counted, totalOf, type RunSummary } from '@kenna/contract';
import { Button } from '@mantine/core';
import { mdiPlus } from '@mdi/js';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { ListSearch } from '../../../ui/fields/list-search.tsx';
import { ListEnd } from '../../../ui/messages/list-end.tsx';
import { NoneFound } from '../../../ui/messages/none-found.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import shirtDressBack from '../../../assets/examples/run/shirt-dress-back.webp';
import shirtDressFront from '../../../assets/examples/run/shirt-dress-front.webp';
import slipDressBack from '../../../assets/examples/run/slip-dress-back.webp';
import slipDressFront from '../../../assets/examples/run/slip-dress-front.webp';
import wrapDressBack from '../../../assets/examples/run/wrap-dress-back.webp';
import wrapDressFront from '../../../assets/examples/run/wrap-dress-front.webp';
import { EMPTY_RUN, EXAMPLE_PICTURES, EXAMPLE_RUN } from '../example-run.ts';
import { factsOf, STATUS_WORDS } from '../run-words.ts';
import { useRuns } from '../runs.api.ts';
import { useMakeRun } from '../use-make-run.ts';
import classes from './run-list.module.css';

interface RunListProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** True if explicit pictures are shown. */
  readonly allowExplicit: boolean;
}

/** What the example draws: the fronts, then the backs. */
const EXAMPLE_SHEET = [slipDressFront, wrapDressFront, shirtDressFront, slipDressBack, wrapDressBack, shirtDressBack];

const DRAW_EXAMPLE = `Draw the example: ${counted(EXAMPLE_PICTURES, 'picture')}`;

/** The person's runs, newest first. */
export function RunList({ search, onSearch, allowExplicit }: RunListProps) {
  const list = useRuns(search);
  const { make, isPending } = useMakeRun();
  const runs = list.data?.pages.flatMap((page) => page.runs) ?? [];
  const isEmpty = list.isSuccess && !list.isPlaceholderData && runs.length === 0;
  if (isEmpty && search === '') {
    return (
      <div className={classes.empty}>
        <div>
          <h2>Every product in every shot, without the wait</h2>
          <p>
            A run draws a whole sheet of products in the same shots, in the background. You see the cost before it
            starts, and when a product changes, only its pictures are drawn again.
          </p>
          <p>The example has three dresses, front and back. Each picture uses one from your plan.</p>
          <div className={classes.buttons}>
            <Button size="md" loading={isPending} onClick={() => make(EXAMPLE_RUN, { starts: true })}>
              {DRAW_EXAMPLE}
            </Button>
            <Button size="md" variant="default" disabled={isPending} onClick={() => make(EMPTY_RUN)}>
              Start with an empty sheet
            </Button>
          </div>
        </div>
        <figure className={classes.example}>
          <div role="img" aria-label="Three dresses, each from the front and the back">
            {EXAMPLE_SHEET.map((src) => (
              <img key={src} src={src} width={240} height={360} alt="" />
            ))}
          </div>
          <figcaption>The example: three products × two shots</figcaption>
        </figure>
      </div>
    );
  }
  return (
    <>
      {(runs.length > 0 || search !== '') && (
        <div className={classes.tools}>
          <ListSearch label="Search runs" className={classes.search ?? ''} value={search} onChange={onSearch} />
          <Button size="md" leftSection={<Icon path={mdiPlus} />} loading={isPending} onClick={() => make(EMPTY_RUN)}>
            New run
          </Button>
          <Button size="md" variant="default" disabled={isPending} onClick={() => make(EXAMPLE_RUN, { starts: true })}>
            {DRAW_EXAMPLE}
          </Button>
        </div>
      )}
      {isEmpty && <NoneFound search={search} onClear={() => onSearch('')} />}
      {runs.length > 0 && (
        <ul className={classes.list} aria-label="Runs">
          {runs.map((run) => (
            <li key={run.id}>
              <RunEntry run={run} allowExplicit={allowExplicit} />
            </li>
          ))}
        </ul>
      )}
      {(list.hasNextPage || !list.isSuccess) && (
        <ListEnd
          state={list.isError ? 'error' : list.isPending || list.isFetchingNextPage ? 'busy' : 'more'}
          onReach={() => void (list.isError ? list.refetch() : list.fetchNextPage())}
        />
      )}
    </>
  );
}

function RunEntry({ run, allowExplicit }: Pick<RunListProps, 'allowExplicit'> & { readonly run: RunSummary }) {
  const more = run.cells.done - run.pictures.length;
  return (
    <Link to={`/workplace/runs/${run.id}`} className={classes.run}>
      <strong>{run.name}</strong>
      <span className={classes.status}>{STATUS_WORDS[run.status]}</span>
      {run.cells.done > 0 && run.cells.done < totalOf(run.cells) && (
        <progress max={totalOf(run.cells)} value={run.cells.done} aria-label={`Progress of ${run.name}`} />
      )}
      <small>
        {factsOf(run).map((fact) => `${fact} · `)}
        <RelativeTime moment={run.created_at} />
      </small>
      <span className={classes.pictures}>
        {run.pictures.map((image) => (
          <Thumb
            key={image.id}
            image={{ webp_image_url: image.small_url, variants: [], thumbhash: image.thumbhash }}
            veiled={image.is_nsfw && !allowExplicit}
          />
        ))}
        {more > 0 && <span className={classes.more}>+{more.toLocaleString('en')}</span>}
      </span>
    </Link>
  );
}

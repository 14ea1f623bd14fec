import type { ImageTool } from '@kenna/contract';
import { mdiClose } from '@mdi/js';
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type DragEvent,
  type ReactNode,
} from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { FieldProblem } from '../../../ui/messages/field-problem.tsx';
import { useImageSize } from '../../../lib/pictures/use-image-size.ts';
import { draggedPicture } from '../../../lib/pictures/dragged-picture.ts';
import { filesOf } from '../dropped-files.ts';
import { showFailure } from '../accepted-files.ts';
import { refusalText, type RefusedFile } from '../refused-files.ts';
import { warningOf } from '../upload-rules.ts';
import type { Uploads } from '../use-uploads.ts';
import { DropZone, type SourcePlace } from './drop-zone.tsx';
import { SendingList, UploadList } from './upload-list.tsx';
import classes from './image-source.module.css';

const ImagesDialog = lazy(() => import('./images-dialog.tsx').then((module) => ({ default: module.ImagesDialog })));
const CollectionsDialog = lazy(() =>
  import('./collections-dialog.tsx').then((module) => ({ default: module.CollectionsDialog })),
);

export interface SourcePanelProps {
  readonly page: ImageTool;
  readonly title: string;
  /** Role of the picture in the tool; by default the picture that the tool edits. */
  readonly place?: SourcePlace;
  /** Error message that asks for the picture. */
  readonly missing?: string | null;
  /** URL of the picture to work on. */
  readonly chosen: string | null;
  readonly uploads: Uploads;
  /** When false, explicit pictures are blurred in the pickers. */
  readonly allowExplicit: boolean;
  readonly onChoose: (url: string) => void;
  readonly onRemove: () => void;
  /** Covers the chosen picture and has its shape. */
  readonly overlay?: ReactNode;
  /** Settings for the chosen picture. */
  readonly children?: ReactNode;
}

/**
 * Panel to choose the picture that a tool works on: dropped, uploaded, pasted, or from the person's images and
 * collections.
 */
export function SourcePanel(props: SourcePanelProps) {
  const { page, title, place = 'image', missing = null, chosen, uploads, allowExplicit } = props;
  const { onChoose, onRemove, overlay, children } = props;
  const [picker, setPicker] = useState<'images' | 'collections' | null>(null);
  const choose = (url: string) => {
    setPicker(null);
    // Also where that picture was uploaded here, or is chosen already.
    uploads.forgetRefused();
    onChoose(url);
  };
  const panel = useRef<HTMLElement>(null);
  const { refused, forgetRefused } = uploads;
  // Files can be dropped anywhere in the window, also while the panel is in a closed section or on a low sheet.
  const told = useRef<readonly RefusedFile[]>([]);
  useEffect(() => {
    const untold = refused.filter((file) => !told.current.includes(file));
    told.current = refused;
    if (panel.current && !isShown(panel.current)) showFailure(refusalText(untold));
  }, [refused]);
  // The page can choose a picture as well. One that was just uploaded may be of the batch whose other files were refused.
  const forget = useEffectEvent(() => {
    if (!uploads.all.some(({ url }) => url === chosen)) forgetRefused();
  });
  const known = useRef(chosen);
  useEffect(() => {
    if (known.current === chosen) return;
    known.current = chosen;
    forget();
  }, [chosen]);
  const problems = [refusalText(uploads.refused), missing].filter((text) => text !== null);
  const problem = problems.length === 0 ? null : problems.join('\n');
  const problemId = useId();
  const onDrop = (event: DragEvent) => {
    const picture = draggedPicture(event.dataTransfer);
    const files = filesOf(event.dataTransfer);
    if (picture === null && files.length === 0) return;
    // The window's drop target ignores drops that are handled already.
    event.preventDefault();
    if (picture !== null) choose(picture.image_url);
    else uploads.start(files);
  };
  const picking = { allowExplicit, onChoose: choose, onClose: () => setPicker(null) };
  return (
    <section ref={panel} className={classes.panel} aria-label={title} data-takes-picture onDrop={onDrop}>
      <h3 className={classes.title}>{title}</h3>
      <div className={classes.slot} data-sending={chosen === null && uploads.all.some(({ url }) => url === null)}>
        {chosen === null ? (
          <DropZone
            page={page}
            place={place}
            problemId={problemId}
            isWrong={problem !== null}
            onFiles={uploads.start}
          />
        ) : (
          <Preview key={chosen} url={chosen} overlay={overlay} onRemove={onRemove} />
        )}
        <SendingList uploads={uploads} />
      </div>
      {chosen !== null && <SizeWarning url={chosen} page={page} />}
      <FieldProblem id={problemId} text={problem} />
      <UploadList uploads={uploads} chosen={chosen} onChoose={choose} />
      <div className={classes.pickers}>
        <button type="button" onClick={() => setPicker('images')}>
          My images
        </button>
        <button type="button" onClick={() => setPicker('collections')}>
          My collection
        </button>
      </div>
      {children}
      <Suspense>
        {picker === 'images' && <ImagesDialog {...picking} />}
        {picker === 'collections' && <CollectionsDialog {...picking} />}
      </Suspense>
    </section>
  );
}

const isShown = (element: HTMLElement): boolean =>
  element.closest('details:not([open])') === null && element.checkVisibility({ visibilityProperty: true });

interface PreviewProps extends Pick<SourcePanelProps, 'overlay' | 'onRemove'> {
  readonly url: string;
}

function Preview({ url, overlay, onRemove }: PreviewProps) {
  const size = useImageSize(url);
  return (
    <figure className={classes.preview}>
      <img src={url} alt="Chosen to work on" />
      {overlay}
      <span className={classes.remove}>
        <IconButton label="Remove this picture" icon={mdiClose} tone="scrim" onClick={onRemove} />
      </span>
      <figcaption>{size ? `${size.width} × ${size.height}` : 'Please wait...'}</figcaption>
    </figure>
  );
}

function SizeWarning({ url, page }: { readonly url: string; readonly page: ImageTool }) {
  const size = useImageSize(url);
  const warning = size ? warningOf(size, page) : null;
  return warning !== null && <p className={classes.warning}>{warning}</p>;
}

import { mdiArrowLeft, mdiArrowRight, mdiClose, mdiImageOffOutline } from '@mdi/js';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import { RunDialog } from '../run-dialog.tsx';
import type { DraftPhotograph, DraftRow } from '../run-draft.ts';
import classes from './row-photographs.module.css';

interface PhotographProps {
  readonly photograph: DraftPhotograph;
  readonly allowExplicit: boolean;
  readonly alt: string;
}

/** A picture of the person, or a sign that it is gone. */
export function Photograph({ photograph: { image }, allowExplicit, alt }: PhotographProps) {
  if (image === null) {
    return (
      <span className={classes.gone} title="In the bin or deleted">
        <Icon path={mdiImageOffOutline} />
        <span className={classes.unseen}>{`${alt}: in the bin or deleted`}</span>
      </span>
    );
  }
  return (
    <Thumb
      image={{ webp_image_url: image.small_url, variants: [], thumbhash: image.thumbhash }}
      veiled={image.is_nsfw && !allowExplicit}
      alt={alt}
    />
  );
}

interface RowPhotographsProps {
  readonly row: DraftRow;
  /** The place of the row in the sheet, from 1. */
  readonly place: number;
  readonly allowExplicit: boolean;
  /** Opens the dialog in which they are ordered and removed. */
  readonly onOpen: () => void;
}

/** The photographs of one product, in their order. */
export function RowPhotographs({ row: { photographs }, place, allowExplicit, onOpen }: RowPhotographsProps) {
  if (photographs.length === 0) return <span className={classes.none}>None</span>;
  return (
    <button type="button" className={classes.row} aria-label={`Photographs of row ${place}`} onClick={onOpen}>
      {photographs.map((photograph, index) => (
        <Photograph
          key={photograph.id}
          photograph={photograph}
          allowExplicit={allowExplicit}
          alt={`Photograph ${index + 1}, row ${place}`}
        />
      ))}
    </button>
  );
}

interface OrderPhotographsProps {
  readonly row: DraftRow;
  readonly allowExplicit: boolean;
  readonly onChange: (photographs: readonly DraftPhotograph[]) => void;
  readonly onClose: () => void;
}

/** Orders the photographs of a product, by which shots count them, and removes them. */
export function OrderPhotographs({
  row: { sku, photographs },
  allowExplicit,
  onChange,
  onClose,
}: OrderPhotographsProps) {
  const move = (from: number, to: number) => {
    const moved = [...photographs];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onChange(moved);
  };
  return (
    <RunDialog title={sku === '' ? 'Photographs' : `Photographs of ${sku}`} onClose={onClose}>
      <p>Shots count them in this order. A photograph that is removed stays in My images.</p>
      <ol className={classes.list}>
        {photographs.map((photograph, index) => (
          <li key={photograph.id}>
            <Photograph photograph={photograph} allowExplicit={allowExplicit} alt={`Photograph ${index + 1}`} />
            <span>Photograph {index + 1}</span>
            <IconButton
              icon={mdiArrowLeft}
              label={`Move photograph ${index + 1} forward`}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              icon={mdiArrowRight}
              label={`Move photograph ${index + 1} back`}
              disabled={index === photographs.length - 1}
              onClick={() => move(index, index + 1)}
            />
            <IconButton
              icon={mdiClose}
              label={`Remove photograph ${index + 1}`}
              onClick={() => onChange(photographs.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      {photographs.length === 0 && <p>This product has no photograph.</p>}
    </RunDialog>
  );
}

import {
  DEFAULT_SHEET,
  SHEET_CAPTIONS,
  SHEET_COLUMNS,
  sheetLayout,
  sheetPageCount,
  type Collection,
  type ImageItem,
  type SheetCaption,
  type SheetShape,
} from '@kenna/contract';
import { useState } from 'react';
import { ChoiceField } from '../../../ui/fields/choice-field.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { saveSheet } from '../downloads.api.ts';
import classes from './download-dialogs.module.css';
import { DownloadFrame } from './download-frame.tsx';
import { SheetPreview } from './sheet-preview.tsx';

const CAPTIONS: Record<SheetCaption, { label: string; hint: string }> = {
  number: { label: 'Numbers', hint: 'For reference' },
  prompt: { label: 'Prompts', hint: 'The first lines of each' },
  notes: { label: 'Notes', hint: 'Notes that people with the link can read' },
  details: { label: 'Model, seed and size', hint: 'To recreate the image' },
};

interface SheetDialogProps {
  readonly collection: Collection;
  /** Pictures of the first page. */
  readonly images: readonly ImageItem[];
  /** When false, explicit pictures are blurred. */
  readonly allowExplicit: boolean;
  readonly onClose: () => void;
}

/** Dialog that saves a collection as a contact sheet (PDF), with a preview of the first pages. */
export function SheetDialog({ collection, images, allowExplicit, onClose }: SheetDialogProps) {
  const [shape, setShape] = useState<SheetShape>(DEFAULT_SHEET);
  const [titlePage, setTitlePage] = useState(true);
  const change = (values: Partial<SheetShape>) => setShape({ ...shape, ...values });
  const layout = sheetLayout(shape, images);
  const pages = sheetPageCount(collection.count, layout.perPage, titlePage);
  const act = () =>
    void saveSheet({ collection_id: collection.id, ...shape, captions: [...shape.captions], title_page: titlePage });
  return (
    <DownloadFrame title="Contact sheet" action="Download PDF" width={760} onAct={act} onClose={onClose}>
      <div className={classes.columns}>
        <SheetPreview
          layout={layout}
          images={images}
          allowExplicit={allowExplicit}
          title={collection.title}
          cover={titlePage ? collection.images[0] : undefined}
          caption={`${pages} ${pages === 1 ? 'page' : 'pages'}`}
        />
        <div className={classes.fields}>
          <ChoiceField
            legend="Paper"
            value={shape.page}
            choices={[
              { value: 'a4', label: 'A4' },
              { value: 'letter', label: 'Letter' },
            ]}
            onChange={(page) => change({ page })}
          />
          <ChoiceField
            legend="Orientation"
            value={shape.landscape ? 'landscape' : 'portrait'}
            choices={[
              { value: 'portrait', label: 'Portrait' },
              { value: 'landscape', label: 'Landscape' },
            ]}
            onChange={(turned) => change({ landscape: turned === 'landscape' })}
          />
          <ChoiceField
            legend="Columns"
            value={shape.columns}
            choices={SHEET_COLUMNS.map((value) => ({ value, label: `${value}` }))}
            onChange={(columns) => change({ columns })}
          />
          <div className={classes.switches}>
            {SHEET_CAPTIONS.map((caption) => (
              <SwitchField
                key={caption}
                {...CAPTIONS[caption]}
                checked={shape.captions.includes(caption)}
                onChange={(on) =>
                  change({
                    captions: SHEET_CAPTIONS.filter((each) => (each === caption ? on : shape.captions.includes(each))),
                  })
                }
              />
            ))}
            <SwitchField label="Title page" hint="With the cover" checked={titlePage} onChange={setTitlePage} />
          </div>
        </div>
      </div>
    </DownloadFrame>
  );
}

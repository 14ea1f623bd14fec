import { Button } from '@mantine/core';
import { SOURCE_GONE_TEXT, useAdjustSource, type AdjustSource } from '../../../features/adjust/adjust.api.ts';
import { AdjustWork } from '../../../features/adjust/components/adjust-work.tsx';
import { MoreMenu } from '../../../features/image-actions/components/more-menu.tsx';
import { DropTarget } from '../../../features/image-source/components/drop-target.tsx';
import { SourcePanel } from '../../../features/image-source/components/source-panel.tsx';
import { useUser } from '../../../features/session/session.api.ts';
import { EditorDialog } from '../../../ui/editor/editor-dialog.tsx';
import frame from '../adjust/adjust-page.module.css';
import { AdjustResults } from '../adjust/adjust-results.tsx';
import { useDialogShelf, type Shelf } from '../shell/use-shelf.ts';
import classes from './tool-dialogs.module.css';
import { useAdjustSession } from '../../shared/use-adjust-session.ts';
import { useDialogSource } from './use-dialog-source.ts';
import { useToolDialog } from '../../../features/image-tools/use-tool-dialog.ts';

/** Adjusts a picture in a dialog over the page. */
export function AdjustDialog() {
  const dialog = useToolDialog();
  const chosen = useDialogSource('Adjust');
  const source = useAdjustSource(chosen.url);
  const allowExplicit = useUser()?.is_allow ?? false;
  const shelf = useDialogShelf();
  if (source) return <Work key={source.image.id} source={source} shelf={shelf} onChoose={chosen.choose} />;
  return (
    <EditorDialog
      title="Adjust"
      onCancel={dialog.close}
      side={
        <div className={classes.side}>
          <SourcePanel
            page="Adjust"
            title="Image"
            chosen={source === null ? null : chosen.url}
            uploads={chosen.uploads}
            allowExplicit={allowExplicit}
            onChoose={chosen.choose}
            onRemove={chosen.remove}
          />
        </div>
      }
    >
      <p className={classes.blank} role="status">
        {source === null ? SOURCE_GONE_TEXT : chosen.url === null ? 'Choose an image' : 'Please wait...'}
      </p>
      <DropTarget label="Drop to adjust this picture" onFiles={chosen.uploads.start} />
    </EditorDialog>
  );
}

interface WorkProps {
  readonly source: AdjustSource;
  readonly shelf: Shelf;
  readonly onChoose: (url: string) => void;
}

function Work({ source, shelf, onChoose }: WorkProps) {
  const dialog = useToolDialog();
  const session = useAdjustSession(source);
  const { editor, saving } = session;
  const latest = session.versions[0] ?? source.image;
  const more = (look: 'scrim' | 'button') => <MoreMenu image={latest} look={look} onGone={dialog.close} />;
  return (
    <AdjustWork editor={editor} onDownload={() => void session.download()} more={more('scrim')}>
      {({ stage, toolbar, panels }) => (
        <EditorDialog
          title="Adjust"
          dirty={editor.dirty}
          onCancel={dialog.close}
          onSave={async () => {
            const version = await session.save();
            if (version) dialog.closeOn(version.id);
          }}
          saveProblem={editor.dirty || session.versions.length > 0 ? null : 'Nothing changed yet'}
          side={
            <div className={classes.side}>
              {panels}
              <div className={classes.action}>
                <Button variant="default" size="md" loading={saving} onClick={() => void session.download()}>
                  Download
                </Button>
                {more('button')}
              </div>
            </div>
          }
        >
          <AdjustResults
            shelf={shelf}
            canvas={
              <div className={frame.place}>
                {stage}
                <div className={frame.dock}>{toolbar}</div>
              </div>
            }
            intro={null}
            versions={session.versions}
            url={source.image.image_url}
            onChoose={onChoose}
          />
        </EditorDialog>
      )}
    </AdjustWork>
  );
}

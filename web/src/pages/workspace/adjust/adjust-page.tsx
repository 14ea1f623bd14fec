import { Button } from '@mantine/core';
import { useAdjustSourceUrl, chooseAdjustSource } from '../../../features/adjust/adjust-source.store.ts';
import { SOURCE_GONE_TEXT, useAdjustSource, type AdjustSource } from '../../../features/adjust/adjust.api.ts';
import { AdjustWork } from '../../../features/adjust/components/adjust-work.tsx';
import { Versions } from '../../../features/adjust/components/versions.tsx';
import { DropTarget } from '../../../features/image-source/components/drop-target.tsx';
import { SourceInvitation } from '../../../features/image-source/components/source-invitation.tsx';
import { SourcePanel } from '../../../features/image-source/components/source-panel.tsx';
import { useUploads, type Uploads } from '../../../features/image-source/use-uploads.ts';
import { useUser } from '../../../features/session/session.api.ts';
import { Sheet } from '../../../features/workspace/components/panel/sheet.tsx';
import { usePageTitle } from '../../../lib/navigation/use-page-title.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { showToast } from '../../../ui/messages/toast.store.ts';
import classes from './adjust-page.module.css';
import { OpenedImage } from '../../shared/opened-image.tsx';
import { useAdjustSession } from '../../shared/use-adjust-session.ts';
import { useToolDialog } from '../../../features/image-tools/use-tool-dialog.ts';
import { useViewedImage } from '../../../features/image-viewer/use-viewed-image.ts';

/** Adjusts light, filters and crop of one picture. Saving creates a new version of it. */
export function AdjustPage() {
  usePageTitle('Adjust');
  const user = useUser();
  const dialog = useToolDialog();
  const url = useAdjustSourceUrl((state) => state.url);
  const source = useAdjustSource(url);
  const uploads = useUploads({ userId: user?.id ?? 0, page: 'Adjust', onFirst: chooseAdjustSource });
  if (!user) return null;
  const image = <SourceChoice url={source === null ? null : url} uploads={uploads} allowExplicit={user.is_allow} />;
  return (
    <>
      {source ? (
        <Work key={source.image.id} source={source} image={image} allowExplicit={user.is_allow} />
      ) : (
        <Empty
          state={url === null ? 'unchosen' : source === null ? 'gone' : 'loading'}
          uploads={uploads}
          image={image}
        />
      )}
      {dialog.name === null && <DropTarget label="Drop a picture to adjust it" onFiles={uploads.start} />}
    </>
  );
}

interface SourceChoiceProps {
  readonly url: string | null;
  readonly uploads: Uploads;
  readonly allowExplicit: boolean;
}

const SourceChoice = ({ url, uploads, allowExplicit }: SourceChoiceProps) => (
  <SourcePanel
    page="Adjust"
    title="Image"
    chosen={url}
    uploads={uploads}
    allowExplicit={allowExplicit}
    onChoose={chooseAdjustSource}
    onRemove={() => chooseAdjustSource(null)}
  />
);

interface WorkProps {
  readonly source: AdjustSource;
  readonly image: React.ReactNode;
  readonly allowExplicit: boolean;
}

function Work({ source, image, allowExplicit }: WorkProps) {
  const session = useAdjustSession(source);
  const viewed = useViewedImage();
  const { editor, versions, saving } = session;
  const save = async () => {
    if ((await session.save()) !== null) showToast({ title: 'Saved as a new version', type: 'success' });
  };
  return (
    <AdjustWork editor={editor} onDownload={() => void session.download()}>
      {({ stage, toolbar, panels }) => (
        <>
          <main className={classes.place}>
            <h1 className={classes.hidden}>Adjust</h1>
            {stage}
            <div className={classes.dock}>
              <Versions images={versions} allowExplicit={allowExplicit} onOpen={viewed.open} />
              {toolbar}
            </div>
          </main>
          <Sheet
            label="Adjust"
            peek="Light, filters and crop"
            onPeek={() => undefined}
            foot={
              <div className={classes.foot}>
                {!editor.dirty && <p className={classes.hint}>Nothing changed yet</p>}
                <Button size="lg" variant="default" disabled={saving} onClick={() => void session.download()}>
                  Download
                </Button>
                <Button size="lg" disabled={!editor.dirty} loading={saving} onClick={() => void save()}>
                  Save
                </Button>
              </div>
            }
          >
            <h2 className={classes.title}>Adjust</h2>
            {panels}
            <Disclosure title="Image" summary={`${source.origin.width} × ${source.origin.height}`}>
              <div className={classes.image}>{image}</div>
            </Disclosure>
          </Sheet>
          <OpenedImage images={versions} />
        </>
      )}
    </AdjustWork>
  );
}

interface EmptyProps {
  readonly state: 'unchosen' | 'loading' | 'gone';
  readonly uploads: Uploads;
  readonly image: React.ReactNode;
}

function Empty({ state, uploads, image }: EmptyProps) {
  return (
    <>
      <main className={classes.empty}>
        <h1 className={classes.hidden}>Adjust</h1>
        {state === 'loading' ? (
          <p role="status">Please wait...</p>
        ) : (
          <SourceInvitation
            tool="Adjust"
            title="Adjust"
            text={
              state === 'gone'
                ? SOURCE_GONE_TEXT
                : 'Adjust the light, colour, crop and angle of any picture. Saving creates a new version; the original stays as it is.'
            }
            tutorial="/knowledge-base/tutorial"
            onFiles={uploads.start}
          />
        )}
      </main>
      <Sheet label="Adjust" peek="Choose an image" onPeek={() => undefined} foot={null}>
        <h2 className={classes.title}>Adjust</h2>
        {image}
      </Sheet>
    </>
  );
}

import { Button } from '@mantine/core';
import type { ImageItem } from '@kenna/contract';
import { useEffect, type ReactNode } from 'react';
import { useAdjustSourceUrl, chooseAdjustSource } from '../../../features/adjust/adjust-source.store.ts';
import { SOURCE_GONE_TEXT, useAdjustSource, type AdjustSource } from '../../../features/adjust/adjust.api.ts';
import { AdjustWork } from '../../../features/adjust/components/adjust-work.tsx';
import { focusSource } from '../../../features/image-source/components/drop-zone.tsx';
import { DropTarget } from '../../../features/image-source/components/drop-target.tsx';
import { SourceInvitation } from '../../../features/image-source/components/source-invitation.tsx';
import { SourcePanel } from '../../../features/image-source/components/source-panel.tsx';
import { useUploads, type Uploads } from '../../../features/image-source/use-uploads.ts';
import { useRenders } from '../../../features/render-results/render-results.api.ts';
import { enterResults } from '../../../features/render-results/results.store.ts';
import { useResultsView } from '../../../features/render-results/results-view.store.ts';
import { useUser } from '../../../features/session/session.api.ts';
import { ToolPanel } from '../../../features/workspace/components/panel/settings-panel.tsx';
import { usePageTitle } from '../../../lib/navigation/use-page-title.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { showToast } from '../../../ui/messages/toast.store.ts';
import classes from './adjust-page.module.css';
import { OpenedImage } from '../../shared/opened-image.tsx';
import { useAdjustSession } from '../../shared/use-adjust-session.ts';
import { PageFrame } from '../shell/tool-frame.tsx';
import { usePageShelf, type Shelf } from '../shell/use-shelf.ts';
import { AdjustResults } from './adjust-results.tsx';

/** Adjusts light, filters and crop of one picture. Saving creates a new version of it. */
export function AdjustPage() {
  usePageTitle('Adjust');
  const user = useUser();
  const url = useAdjustSourceUrl((state) => state.url);
  const source = useAdjustSource(url);
  const uploads = useUploads({ userId: user?.id ?? 0, page: 'Adjust', onFirst: chooseAdjustSource });
  const shelf = usePageShelf();
  useEffect(() => enterResults(null), []);
  if (!user) return null;
  const image = <SourceChoice url={source === null ? null : url} uploads={uploads} allowExplicit={user.is_allow} />;
  const parts = {
    shelf,
    image,
    dropTarget: <DropTarget label="Drop a picture to adjust it" onFiles={uploads.start} />,
  };
  if (source) return <Work key={source.image.id} {...parts} source={source} />;
  return (
    <Empty {...parts} state={url === null ? 'unchosen' : source === null ? 'gone' : 'loading'} uploads={uploads} />
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

interface PartsProps {
  readonly shelf: Shelf;
  /** The section in which the picture is chosen. */
  readonly image: ReactNode;
  readonly dropTarget: ReactNode;
}

function Work({ source, shelf, image, dropTarget }: PartsProps & { readonly source: AdjustSource }) {
  const session = useAdjustSession(source);
  const { editor, versions, saving } = session;
  const save = async () => {
    if ((await session.save()) !== null) showToast({ title: 'Saved as a new version', type: 'success' });
  };
  return (
    <AdjustWork editor={editor} onDownload={() => void session.download()}>
      {({ stage, toolbar, panels }) => (
        <PageFrame
          stage={
            <AdjustResults
              shelf={shelf}
              canvas={
                <div className={classes.place}>
                  {stage}
                  <div className={classes.dock}>{toolbar}</div>
                </div>
              }
              intro={null}
              versions={versions}
              url={source.image.image_url}
              onChoose={chooseAdjustSource}
            />
          }
          panel={
            <ToolPanel
              title="Adjust"
              help={null}
              restart={null}
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
              {panels}
              <Disclosure title="Image" summary={`${source.origin.width} × ${source.origin.height}`}>
                <div className={classes.image}>{image}</div>
              </Disclosure>
            </ToolPanel>
          }
          dropTarget={dropTarget}
          viewer={<AdjustViewer versions={versions} />}
        />
      )}
    </AdjustWork>
  );
}

interface EmptyProps extends PartsProps {
  readonly state: 'unchosen' | 'loading' | 'gone';
  readonly uploads: Uploads;
}

function Empty({ state, uploads, shelf, image, dropTarget }: EmptyProps) {
  return (
    <PageFrame
      stage={
        <AdjustResults
          shelf={shelf}
          canvas={
            state === 'loading' && (
              <p className={classes.waiting} role="status">
                Please wait...
              </p>
            )
          }
          intro={
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
          }
          versions={[]}
          url={null}
          onChoose={chooseAdjustSource}
        />
      }
      panel={
        <ToolPanel
          title="Adjust"
          help={null}
          restart={null}
          peek="Choose an image"
          onPeek={() => focusSource('image')}
          foot={null}
        >
          {image}
        </ToolPanel>
      }
      dropTarget={dropTarget}
      viewer={<AdjustViewer versions={[]} />}
    />
  );
}

/** The viewer of what the filmstrip lists: the saved versions and, with all work, the results of the other tools. */
function AdjustViewer({ versions }: { readonly versions: readonly ImageItem[] }) {
  const listsAll = useResultsView((state) => state.view.scope === 'all');
  const results = useRenders().data?.pages.flatMap((page) => page.renders.flatMap((render) => render.images)) ?? [];
  return <OpenedImage images={listsAll ? [...versions, ...results] : versions} />;
}

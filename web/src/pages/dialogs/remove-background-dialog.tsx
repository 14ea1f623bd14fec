import { Button } from '@mantine/core';
import { useState } from 'react';
import { openSaveAs } from '../../features/downloads/download-dialog.store.ts';
import { ChosenStage } from '../../features/image-source/components/chosen-stage.tsx';
import { DropTarget } from '../../features/image-source/components/drop-target.tsx';
import { SourcePanel } from '../../features/image-source/components/source-panel.tsx';
import { CutoutOptions } from '../../features/remove-background/components/cutout-options.tsx';
import { NothingYet } from '../../features/remove-background/components/nothing-yet.tsx';
import { CUTOUT_DEFAULTS, cutoutRequest } from '../../features/remove-background/cutout-request.ts';
import { DialogAlert } from '../../features/render-results/components/dialog-alert.tsx';
import { DialogResults } from '../../features/render-results/components/dialog-results.tsx';
import { useUser } from '../../features/session/session.api.ts';
import { TOOL_WORDS } from '../../features/workspace/prompt/tool-words.ts';
import { EditorDialog } from '../../ui/editor/editor-dialog.tsx';
import { LoadingDots } from '../../ui/messages/loading-dots.tsx';
import classes from './tool-dialogs.module.css';
import { useDialogRun } from './use-dialog-run.ts';
import { useDialogSource } from './use-dialog-source.ts';
import { useImageTools } from '../shared/use-image-tools.tsx';
import { useToolDialog } from '../../features/image-tools/use-tool-dialog.ts';

/** Removes the background of a picture, in a dialog over the page. */
export function RemoveBackgroundDialog() {
  const dialog = useToolDialog();
  const source = useDialogSource('RemoveBackground');
  const [settings, setSettings] = useState(CUTOUT_DEFAULTS);
  const { renders, busy, run, cancel, retry, clear } = useDialogRun();
  const tools = useImageTools();
  const allowExplicit = useUser()?.is_allow ?? false;
  const onCancel = () => {
    setSettings(CUTOUT_DEFAULTS);
    source.reset();
    clear();
    dialog.close();
  };
  const side = (
    <div className={classes.side}>
      <SourcePanel
        page="RemoveBackground"
        title="Upload image"
        chosen={source.url}
        uploads={source.uploads}
        allowExplicit={allowExplicit}
        onChoose={source.choose}
        onRemove={source.remove}
      />
      <CutoutOptions settings={settings} onChange={(change) => setSettings({ ...settings, ...change })} />
      <div className={classes.action}>
        <Button
          size="md"
          fullWidth
          disabled={busy || source.url === null}
          loading={busy}
          onClick={() => source.url !== null && void run(cutoutRequest(settings, source.url))}
        >
          Remove Background
        </Button>
      </div>
    </div>
  );
  return (
    <EditorDialog title="Remove Background" onCancel={onCancel} side={side}>
      <DialogAlert />
      <div className={classes.results} aria-busy={busy}>
        {renders.length === 0 &&
          (source.url === null ? (
            <NothingYet />
          ) : (
            <ChosenStage
              title="Remove Background"
              text={TOOL_WORDS.RemoveBackground}
              pictures={[{ name: 'Picture', url: source.url }]}
            />
          ))}
        {renders.length === 0 && busy && <LoadingDots />}
        <DialogResults
          renders={renders}
          allowExplicit={allowExplicit}
          tools={tools.onTile}
          marks={tools.marks}
          onSave={openSaveAs}
          onReport={tools.report}
          onOpen={(image) => dialog.closeOn(image.id)}
          onCancel={cancel}
          onRetry={retry}
        />
      </div>
      <DropTarget label="Drop to cut out this picture" onFiles={source.uploads.start} />
    </EditorDialog>
  );
}

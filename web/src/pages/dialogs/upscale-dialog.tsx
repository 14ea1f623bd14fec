import { Button } from '@mantine/core';
import { useState } from 'react';
import { DropTarget } from '../../features/image-source/components/drop-target.tsx';
import { SourcePanel } from '../../features/image-source/components/source-panel.tsx';
import { CUTOUT_DEFAULTS, cutoutRequest } from '../../features/remove-background/cutout-request.ts';
import { DialogAlert } from '../../features/render-results/components/dialog-alert.tsx';
import { FailedRender } from '../../features/render-results/components/failed-render.tsx';
import { RenderProgress } from '../../features/render-results/components/render-progress.tsx';
import { useUser } from '../../features/session/session.api.ts';
import { UpscaleOptions } from '../../features/upscale/components/upscale-options.tsx';
import { UpscaleStage } from '../../features/upscale/components/upscale-stage.tsx';
import { UPSCALE_DEFAULTS, upscaleRequest } from '../../features/upscale/upscale-request.ts';
import { upscaleVerdict } from '../../features/upscale/upscale-verdict.ts';
import { useImageSize } from '../../lib/pictures/use-image-size.ts';
import { EditorDialog } from '../../ui/editor/editor-dialog.tsx';
import { showToast } from '../../ui/messages/toast.store.ts';
import classes from './tool-dialogs.module.css';
import { useDialogRun } from './use-dialog-run.ts';
import { useDialogSource } from './use-dialog-source.ts';
import { useToolDialog } from '../../features/image-tools/use-tool-dialog.ts';

/** Upscales a picture in a dialog over the page and compares the result with the original. */
export function UpscaleDialog() {
  const dialog = useToolDialog();
  const source = useDialogSource('UpscaleAndFacelift');
  const size = useImageSize(source.url);
  const [settings, setSettings] = useState(UPSCALE_DEFAULTS);
  const { renders, busy, run, cancel, retry, clear } = useDialogRun();
  const allowExplicit = useUser()?.is_allow ?? false;
  const result = resultOf(renders, source.url);
  const upscale = () => {
    if (source.url === null || !size) return;
    const { refusal, warning } = upscaleVerdict(size, settings.upscale);
    if (refusal) return showToast({ title: refusal.toast, type: 'error', flag: 1 });
    if (warning !== null) showToast({ title: warning, type: 'error' });
    void run(upscaleRequest(settings, source.url));
  };
  const cutOut = () => {
    if (source.url !== null) void run(cutoutRequest({ ...CUTOUT_DEFAULTS, background: 'transparent' }, source.url));
  };
  const side = (
    <div className={classes.side}>
      <SourcePanel
        page="UpscaleAndFacelift"
        title="Upload image"
        chosen={source.url}
        uploads={source.uploads}
        allowExplicit={allowExplicit}
        onChoose={source.choose}
        onRemove={source.remove}
      />
      <UpscaleOptions settings={settings} size={size} onChange={(change) => setSettings({ ...settings, ...change })} />
      <div className={classes.action}>
        {result && (
          <Button variant="default" size="md" disabled={busy} onClick={() => source.choose(result.image.image_url)}>
            Continue with the result
          </Button>
        )}
        <Button variant="default" size="md" px={8} disabled={busy || source.url === null} onClick={cutOut}>
          Remove background
        </Button>
        <Button size="md" disabled={busy || !size} loading={busy} onClick={upscale}>
          Upscale
        </Button>
      </div>
    </div>
  );
  const [latest] = renders;
  return (
    <EditorDialog
      title="Upscale & Facelift"
      onCancel={() => {
        clear();
        dialog.close();
      }}
      onSave={() => {
        if (result) dialog.closeOn(result.image.id);
      }}
      saveProblem={result ? null : 'Nothing to save yet'}
      side={side}
    >
      <DialogAlert />
      <div className={classes.stage} aria-busy={busy}>
        <UpscaleStage source={source.url} result={result} notice={latest ? noticeOf(latest, cancel, retry) : null} />
      </div>
      <DropTarget label="Drop to work on this picture" onFiles={source.uploads.start} />
    </EditorDialog>
  );
}

type Render = ReturnType<typeof useDialogRun>['renders'][number];

/** The result of the newest render if it was made from `source`, the chosen picture; null otherwise. */
function resultOf([render]: readonly Render[], source: string | null) {
  const [image] = render?.images ?? [];
  const from = render?.settings.prompt_image_url ?? null;
  return image && from !== null && from === source ? { image, source: from } : null;
}

function noticeOf(render: Render, cancel: (id: number) => void, retry: (id: number) => void) {
  if (render.status === 'completed') return null;
  if (render.status === 'error' || render.status === 'cancelled') {
    return <FailedRender render={render} onRetry={() => retry(render.id)} />;
  }
  return <RenderProgress render={render} onCancel={() => cancel(render.id)} />;
}

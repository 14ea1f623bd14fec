import { Button } from '@mantine/core';
import { useState } from 'react';
import { FillBar } from '../../features/generative-fill/components/fill-bar.tsx';
import { FillWords } from '../../features/generative-fill/components/fill-words.tsx';
import { fillProblem } from '../../features/generative-fill/fill-problem.ts';
import { FILL_DEFAULTS, fillRequest } from '../../features/generative-fill/fill-request.ts';
import { useShownResult } from '../../features/generative-fill/shown-result.ts';
import { DropTarget } from '../../features/image-source/components/drop-target.tsx';
import { SourcePanel } from '../../features/image-source/components/source-panel.tsx';
import { MaskCanvas, type CanvasMask } from '../../features/mask-canvas/components/mask-canvas.tsx';
import { uploadMask } from '../../features/mask-canvas/mask-canvas.api.ts';
import { DialogAlert } from '../../features/render-results/components/dialog-alert.tsx';
import { useUser } from '../../features/session/session.api.ts';
import { ExtraPrompt } from '../../features/workspace/components/prompt/extra-prompt.tsx';
import { priceLine } from '../../features/workspace/request/price-line.ts';
import { EditorDialog } from '../../ui/editor/editor-dialog.tsx';
import classes from './tool-dialogs.module.css';
import { useDialogRun } from './use-dialog-run.ts';
import { useDialogSource } from './use-dialog-source.ts';
import { useToolDialog } from '../../features/image-tools/use-tool-dialog.ts';

/**
 * Paints over a part of a picture and fills it, in a dialog over the page. Save closes the dialog on the chosen result.
 */
export function GenerativeFillDialog() {
  const dialog = useToolDialog();
  const user = useUser();
  const source = useDialogSource('GenerateFill');
  const [settings, setSettings] = useState(FILL_DEFAULTS);
  const [currentMask, setCurrentMask] = useState<CanvasMask | null>(null);
  const { renders, busy, run, cancel, retry } = useDialogRun();
  const onThis = renders.filter((render) => render.settings.prompt_image_url === source.url);
  const { chosen, choose } = useShownResult(onThis, user?.is_allow ?? false);
  const [sending, setSending] = useState(false);
  const mask = currentMask?.picture === source.url ? currentMask : null;
  const problem = source.url === null ? 'Choose an image first' : fillProblem(mask, settings.prompt);

  const create = async () => {
    if (problem !== null || mask === null || busy || sending) return;
    setSending(true);
    // `uploadMask` has already reported the error in a toast.
    const url = await mask
      .file()
      .then(uploadMask)
      .catch(() => null);
    if (url !== null) await run(fillRequest(settings, mask, url));
    setSending(false);
  };
  const side = (
    <>
      {source.url === null && (
        <SourcePanel
          page="GenerateFill"
          title="Upload image"
          chosen={null}
          uploads={source.uploads}
          allowExplicit={user?.is_allow ?? false}
          onChoose={source.choose}
          onRemove={source.remove}
        />
      )}
      <FillWords
        settings={settings}
        onChange={(change) => setSettings({ ...settings, ...change })}
        exclude={
          <ExtraPrompt
            label="Exclude elements"
            placeholder="What shouldn’t be on the image..."
            value={settings.negativePrompt}
            onChange={(negativePrompt) => setSettings({ ...settings, negativePrompt })}
          />
        }
      />
      <div className={classes.act}>
        <Button size="md" fullWidth loading={busy || sending} onClick={() => void create()}>
          {`Create ${settings.count}`}
        </Button>
        <p className={classes.hint} role="status">
          {problem ?? (user ? priceLine(user.plan, user.render_limit, settings.count) : '')}
        </p>
      </div>
    </>
  );
  return (
    <EditorDialog
      title="Generative Fill"
      dirty={renders.length > 0 || mask?.changed === true || settings.prompt !== '' || settings.negativePrompt !== ''}
      onCancel={dialog.close}
      onSave={() => {
        if (chosen) dialog.closeOn(chosen.id);
      }}
      saveProblem={chosen ? null : 'Choose a result to keep'}
      side={side}
    >
      {source.url === null ? (
        <p className={classes.blank} data-nothing>
          Choose a picture to paint on.
        </p>
      ) : (
        <MaskCanvas
          key={source.url}
          picture={source.url}
          shown={chosen?.image_url ?? null}
          onMask={setCurrentMask}
          onRemovePicture={source.remove}
        >
          <FillBar
            renders={onThis}
            source={source.url}
            chosen={chosen}
            allowExplicit={user?.is_allow ?? false}
            onChoose={choose}
            onContinue={({ image_url }) => source.choose(image_url)}
            onCancel={cancel}
            onRetry={retry}
          />
        </MaskCanvas>
      )}
      <div className={classes.belowResults}>
        <DialogAlert />
      </div>
      <DropTarget label="Drop to paint on this picture" onFiles={source.uploads.start} />
    </EditorDialog>
  );
}

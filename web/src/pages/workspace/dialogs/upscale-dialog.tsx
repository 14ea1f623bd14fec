import { Button } from '@mantine/core';
import { freshDraft } from '../../../features/workspace/draft/draft.ts';
import { renderRequestOf } from '../../../features/workspace/request/render-request.ts';
import type { ToolShell } from '../shell/use-tool-shell.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { ToolDialog } from './tool-dialog.tsx';

/** The specification has the picture before the options in this dialog, and the options first on the page. */
const GROUPS = [{ title: null, panels: ['Image', 'Upscale'] }] as const;

/** Upscales a picture in a dialog over the page and compares the result with the original. */
export const UpscaleDialog = () => (
  <ToolDialog
    mode="UpscaleAndFacelift"
    title="Upscale & Facelift"
    start={<NothingYet headline="Choose a picture to make it larger" />}
    groups={() => GROUPS}
    saveProblem="Nothing to save yet"
    beside={(shell) => <OtherActions shell={shell} />}
  />
);

function OtherActions({ shell }: { readonly shell: ToolShell }) {
  const { made, isBusy, draft } = shell;
  const { promptImageUrl } = draft;
  const cutOut = () => {
    const cut = { ...freshDraft('RemoveBackground'), promptImageUrl, background: 'transparent' };
    void shell.send(renderRequestOf('RemoveBackground', cut));
  };
  return (
    <>
      {made && (
        <Button
          variant="default"
          size="lg"
          fz="sm"
          px={8}
          disabled={isBusy}
          onClick={() => shell.choosePicture(made.image_url)}
        >
          Continue with the result
        </Button>
      )}
      <Button variant="default" size="lg" fz="sm" px={8} disabled={isBusy || promptImageUrl === null} onClick={cutOut}>
        Remove background
      </Button>
    </>
  );
}

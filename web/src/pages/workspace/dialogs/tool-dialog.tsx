import type { Mode } from '@kenna/contract';
import { useState, type ReactNode } from 'react';
import { usePicture } from '../../../features/image-viewer/lineage.api.ts';
import { useToolDialog } from '../../../features/image-tools/use-tool-dialog.ts';
import { DialogAlert } from '../../../features/render-results/components/dialog-alert.tsx';
import { PanelSections, type PanelGroup } from '../../../features/workspace/components/panel/panel-sections.tsx';
import { DraftContext, openDraft } from '../../../features/workspace/draft/draft.store.ts';
import type { Draft } from '../../../features/workspace/draft/draft.ts';
import { EditorDialog } from '../../../ui/editor/editor-dialog.tsx';
import { useLibraryCovered } from '../../shared/library-dialogs.tsx';
import { useDialogShelf } from '../shell/use-shelf.ts';
import { useToolShell, type ToolShell } from '../shell/use-tool-shell.tsx';
import classes from './tool-dialogs.module.css';

interface ToolDialogProps {
  readonly mode: Mode;
  readonly title: string;
  /** Shown on the stage while no picture is chosen. */
  readonly start: ReactNode;
  /** Label of the action; by default that of the mode table. */
  readonly action?: string;
  /** Settings that start at another value than on the page. */
  readonly defaults?: Partial<Draft>;
  /** The sections of the panel in their order; by default those of the mode table. */
  readonly groups?: (draft: Draft) => readonly PanelGroup[];
  /** Why there is nothing to save before there is a result. Without it the dialog has no Save button. */
  readonly saveProblem?: string;
  /** Whether leaving asks, because a drawing and its results would be lost. */
  readonly asks?: boolean;
  /** Other actions in the row of the tool's own. */
  readonly beside?: (shell: ToolShell) => ReactNode;
}

/** A tool in a dialog over the page, opened with the picture that the address names. It has a draft of its own. */
export function ToolDialog(props: ToolDialogProps) {
  const { imageId, close } = useToolDialog();
  const picture = usePicture(imageId);
  if (picture === undefined) {
    return (
      <EditorDialog title={props.title} onCancel={close} side={null}>
        <p className={classes.blank} role="status">
          Please wait...
        </p>
      </EditorDialog>
    );
  }
  return <WithDraft key={imageId} {...props} url={picture?.image_url ?? null} />;
}

function WithDraft({ url, ...props }: ToolDialogProps & { readonly url: string | null }) {
  const [draft] = useState(() => openDraft(props.mode, { ...props.defaults, promptImageUrl: url }));
  return (
    <DraftContext value={draft}>
      <Framed {...props} />
    </DraftContext>
  );
}

/** The parts of a tool in the frame of a dialog. */
function Framed({ mode, title, start, action, groups, saveProblem, asks = false, beside }: ToolDialogProps) {
  const dialog = useToolDialog();
  const shelf = useDialogShelf();
  const shell = useToolShell({
    mode,
    shelf,
    isInFront: true,
    listens: !useLibraryCovered(),
    sourceTitle: 'Upload image',
    start,
    ...(action !== undefined && { action }),
  });
  const { draft, made } = shell;
  const isWorded = draft.prompt !== '' || draft.negativePrompt !== '';
  const save = () => {
    if (made) dialog.closeOn(made.id);
  };
  return (
    <EditorDialog
      title={title}
      dirty={asks && ((shelf.own ?? []).length > 0 || shell.isCanvasChanged || isWorded)}
      onCancel={dialog.close}
      onSave={saveProblem === undefined ? undefined : save}
      saveProblem={made ? null : (saveProblem ?? null)}
      isCanvas={shell.hasCanvas}
      side={
        <div className={classes.side}>
          <PanelSections mode={mode} sections={shell.sections} {...(groups && { groups: groups(draft) })} />
          <div className={classes.act}>{shell.foot(beside?.(shell))}</div>
        </div>
      }
    >
      {shell.stage}
      <div className={shell.hasCanvas ? classes.belowResults : undefined}>
        <DialogAlert />
      </div>
      {shell.dropTarget}
    </EditorDialog>
  );
}

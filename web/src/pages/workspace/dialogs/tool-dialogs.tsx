import { lazy, Suspense, type ComponentType } from 'react';
import { useToolDialog } from '../../../features/image-tools/use-tool-dialog.ts';

/** Editors that open over a page, by their names in the address. Each loads when it is opened. */
const DIALOGS: Readonly<Record<string, ComponentType>> = {
  adjust: lazy(() => import('./adjust-dialog.tsx').then((module) => ({ default: module.AdjustDialog }))),
  'remove-background': lazy(() =>
    import('./remove-background-dialog.tsx').then((module) => ({ default: module.RemoveBackgroundDialog })),
  ),
  'generative-fill': lazy(() =>
    import('./generative-fill-dialog.tsx').then((module) => ({ default: module.GenerativeFillDialog })),
  ),
  upscale: lazy(() => import('./upscale-dialog.tsx').then((module) => ({ default: module.UpscaleDialog }))),
};

/** The editor that the address names, if any. The layout of the workspace renders it over the present page. */
export function ToolDialogs() {
  const { name } = useToolDialog();
  const Dialog = name === null ? undefined : DIALOGS[name];
  return (
    Dialog && (
      <Suspense>
        <Dialog />
      </Suspense>
    )
  );
}

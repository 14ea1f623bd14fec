import { NothingYet } from './nothing-yet.tsx';
import { ToolDialog } from './tool-dialog.tsx';

/** Removes the background of a picture, in a dialog over the page. */
export const RemoveBackgroundDialog = () => (
  <ToolDialog
    mode="RemoveBackground"
    title="Remove Background"
    action="Remove Background"
    start={
      <NothingYet headline="Nothing created yet">
        <p>Let’s remove the background</p>
      </NothingYet>
    }
  />
);

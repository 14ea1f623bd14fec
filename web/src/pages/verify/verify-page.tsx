import { DropTarget } from '../../features/image-source/components/drop-target.tsx';
import { VerifyPicture } from '../../features/provenance/components/verify-picture.tsx';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import classes from './verify-page.module.css';

/** Anybody can have the content credentials and the invisible mark of a picture read here. */
export function VerifyPage() {
  usePageTitle('Verify a picture');
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <h1>Verify a picture</h1>
        <p>See who signed it, how it was made, and whether it was changed since.</p>
      </header>
      <VerifyPicture dropTarget={(onFiles) => <DropTarget label="Drop a picture to verify it" onFiles={onFiles} />} />
    </main>
  );
}

import { Button } from '@mantine/core';
import { ERRORS, MEGABYTE, UPLOAD_LIMIT_BYTES, type Profile, type User } from '@kenna/contract';
import { FileButton } from '../../../../ui/fields/file-button.tsx';
import { showToast } from '../../../../ui/messages/toast.store.ts';
import { useAvatar } from '../../account.api.ts';
import classes from '../account.module.css';

interface AvatarFieldProps {
  readonly profile: Profile;
  readonly onUser: (change: Partial<User>) => void;
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();

/** The person's profile image, with controls to replace and remove it. */
export function AvatarField({ profile, onUser }: AvatarFieldProps) {
  const { upload, remove } = useAvatar(onUser);
  const { avatar_url: url, name } = profile;
  const busy = upload.isPending || remove.isPending;
  const send = (file: File) => {
    if (file.size <= UPLOAD_LIMIT_BYTES) upload.mutate(file);
    else showToast({ title: ERRORS.too_large.text, type: 'error', flag: 1 });
  };
  return (
    <div className={classes.person}>
      {url === null ? (
        <span className={classes.avatar} aria-hidden="true">
          {initialsOf(name)}
        </span>
      ) : (
        <img className={classes.avatar} src={url} alt="Your profile" width={96} height={96} />
      )}
      <div>
        <div className={classes.row}>
          <FileButton
            label="Profile image"
            accept="image/png,image/jpeg,image/webp"
            loading={upload.isPending}
            disabled={busy}
            onChoose={send}
          >
            {url === null ? 'Upload image' : 'Change image'}
          </FileButton>
          {url !== null && (
            <Button variant="subtle" color="gray" loading={remove.isPending} onClick={() => remove.mutate()}>
              Remove image
            </Button>
          )}
        </div>
        <p className={classes.about}>
          JPG, PNG or WebP up to {UPLOAD_LIMIT_BYTES / MEGABYTE} MB. It is cropped to a square.
        </p>
      </div>
    </div>
  );
}

import { Button } from '@mantine/core';
import { signedAddressOf, type ImageItem } from '@kenna/contract';
import { mdiDotsHorizontal, mdiDownload, mdiFlagOutline, mdiShareVariantOutline, mdiStarOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { useIsImageBusy } from '../../../lib/pictures/image-action.ts';
import { useProductName } from '../../../lib/text/product-name.ts';
import { Menu } from '../../../ui/layers/menu.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/messages/toast.store.ts';
import { useCopy } from '../../../ui/use-copy.ts';
import { WhenApproached } from '../../../ui/picture/when-approached.tsx';
import { askToConfirm } from '../confirmation.store.ts';
import { useSubmitToShowcase } from '../image-actions.api.ts';

interface MoreMenuProps {
  readonly image: ImageItem;
  /** `scrim`: on a picture; `plain`: an icon; `button`: with its name. */
  readonly look: 'scrim' | 'plain' | 'button';
  /** Omitted where another button downloads the picture. */
  readonly onDownload?: () => void;
  readonly onGone?: (() => void) | undefined;
}

const SHARED_MS = 1000;

/** Menu with the actions download, submit to the showcase, share and report. */
export function MoreMenu(props: MoreMenuProps) {
  const button =
    props.look !== 'button' ? (
      <IconButton label="More" icon={mdiDotsHorizontal} tone={props.look} aria-haspopup="menu" />
    ) : (
      <Button variant="default" size="md" leftSection={<Icon path={mdiDotsHorizontal} />}>
        More
      </Button>
    );
  return (
    <WhenApproached before={button}>
      <MenuOf {...props} button={button} />
    </WhenApproached>
  );
}

type MenuOfProps = MoreMenuProps & { readonly button: ReactNode };

function MenuOf({ image, look, button, onDownload, onGone }: MenuOfProps) {
  const { copied, share } = useShare(image);
  const productName = useProductName();
  const submit = useSubmitToShowcase();
  const busy = useIsImageBusy(image.id);
  return (
    <Menu
      position={look === 'scrim' ? 'bottom-end' : 'top-start'}
      shadow="md"
      width={240}
      hideDetached={look === 'scrim'}
    >
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {onDownload && (
          <Menu.Item leftSection={<Icon path={mdiDownload} />} onClick={onDownload}>
            Download
          </Menu.Item>
        )}
        <Menu.Item leftSection={<Icon path={mdiStarOutline} />} disabled={busy} onClick={() => submit([image])}>
          Submit for {productName} Showcase
        </Menu.Item>
        <Menu.Item closeMenuOnClick={false} leftSection={<Icon path={mdiShareVariantOutline} />} onClick={share}>
          <span aria-live="polite">{copied ? 'Copied' : 'Share'}</span>
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon path={mdiFlagOutline} />}
          disabled={busy}
          onClick={() => askToConfirm({ kind: 'report', images: [image], onConfirmed: onGone })}
        >
          Report
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Copies the address of the picture and explains who can see it. */
function useShare({ image_url }: ImageItem) {
  const { copied, copy } = useCopy(SHARED_MS);
  const address = new URL(signedAddressOf(image_url), window.location.href).href;
  const share = async () => {
    if (!(await copy(address))) return;
    showToast({
      title: 'The link to the image was copied. Anyone who has the link can see the image',
      type: 'success',
    });
  };
  return { copied, share: () => void share() };
}

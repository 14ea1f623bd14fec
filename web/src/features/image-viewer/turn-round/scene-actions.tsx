import { Button } from '@mantine/core';
import type { ImageItem } from '@kenna/contract';
import { mdiCubeOutline, mdiDownload, mdiRotate3dVariant, mdiVectorCurve, mdiViewGridOutline } from '@mdi/js';
import { useEffect, useState } from 'react';
import { isForField } from '../../../lib/browser/is-for-field.ts';
import { useCommands } from '../../../lib/commands/commands.ts';
import { Menu } from '../../../ui/layers/menu.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useSaveSceneFile } from '../scene-file.api.ts';
import { TiledPreview } from './tiled-preview.tsx';
import { TurnRound } from './turn-round.tsx';

interface SceneActionsProps {
  readonly image: ImageItem;
  /** Whether the key r opens the turntable. */
  readonly listens: boolean;
}

/** Buttons for the 3-D shape or the textile tile of which the picture shows a drawing. */
export function SceneActions({ image, listens }: SceneActionsProps) {
  const [shown, setShown] = useState<'turn' | 'tile' | null>(null);
  const save = useSaveSceneFile(image, 'glb');
  const drawing = useSaveSceneFile(image, 'svg');
  const failed = save.error ?? drawing.error;
  const close = () => setShown(null);
  const turns = listens && image.scene === 'object';
  useEffect(() => {
    if (!turns) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isForField(event)) return;
      if (event.key === 'r') setShown('turn');
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [turns]);
  useCommands('This picture', [
    ...(image.scene === 'object'
      ? [{ label: 'Turn round', icon: mdiRotate3dVariant, keys: 'R', run: () => setShown('turn') }]
      : []),
    ...(image.scene === 'textile'
      ? [{ label: 'Tiled preview', icon: mdiViewGridOutline, run: () => setShown('tile') }]
      : []),
  ]);
  if (image.scene === null) return null;
  if (image.scene === 'textile') {
    return (
      <>
        <Button
          variant="default"
          size="md"
          leftSection={<Icon path={mdiViewGridOutline} />}
          onClick={() => setShown('tile')}
        >
          Tiled preview
        </Button>
        {shown === 'tile' && <TiledPreview image={image} onClose={close} />}
      </>
    );
  }
  return (
    <>
      <Menu position="top-start" shadow="md" hideDetached={false}>
        <Menu.Target>
          <Button
            variant="default"
            size="md"
            loading={save.isPending || drawing.isPending}
            leftSection={<Icon path={mdiCubeOutline} />}
          >
            3-D
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Icon path={mdiRotate3dVariant} />} onClick={() => setShown('turn')}>
            Turn round
          </Menu.Item>
          <Menu.Item leftSection={<Icon path={mdiDownload} />} onClick={() => save.mutate()}>
            Download 3-D file
          </Menu.Item>
          <Menu.Item leftSection={<Icon path={mdiVectorCurve} />} onClick={() => drawing.mutate()}>
            Download line drawing (SVG)
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {shown === 'turn' && <TurnRound image={image} onClose={close} />}
      <p role="status">
        {save.isPending && 'Making the 3-D file. This takes a few seconds.'}
        {drawing.isPending && 'Making the line drawing. This takes a few seconds.'}
        {failed?.message}
      </p>
    </>
  );
}

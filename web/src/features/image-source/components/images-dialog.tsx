import { Modal, Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { useState } from 'react';
import { EndSentinel } from '../../../ui/messages/end-sentinel.tsx';
import { PictureChoices } from '../../../ui/picture/picture-choices.tsx';
import type { PickerTab } from '../picker-keys.ts';
import { usePickerImages } from '../picker.api.ts';
import classes from './picker.module.css';

export interface PickerProps {
  readonly allowExplicit: boolean;
  readonly onChoose: (url: string) => void;
  readonly onClose: () => void;
}

const TABS: readonly (readonly [PickerTab, string])[] = [
  ['my_renders', 'My Renders'],
  ['my_upload', 'My Uploads'],
];

/** Chooses among the pictures that the person made or uploaded. */
export function ImagesDialog({ allowExplicit, onChoose, onClose }: PickerProps) {
  const [tab, setTab] = useState<PickerTab>('my_renders');
  return (
    <Modal
      opened
      onClose={onClose}
      size={920}
      title="My images"
      classNames={{ title: classes.title ?? '', body: classes.body ?? '', content: classes.content ?? '' }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Tabs
        value={tab}
        onChange={(value) => setTab(TABS.find(([name]) => name === value)?.[0] ?? 'my_renders')}
        keepMounted={false}
        color="var(--ink)"
      >
        <Tabs.List className={classes.tabs ?? ''}>
          {TABS.map(([name, label]) => (
            <Tabs.Tab key={name} value={name}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map(([name]) => (
          <Tabs.Panel key={name} value={name}>
            <PickerImages tab={name} allowExplicit={allowExplicit} onChoose={onChoose} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Modal>
  );
}

function PickerImages({ tab, allowExplicit, onChoose }: { tab: PickerTab } & Omit<PickerProps, 'onClose'>) {
  const list = usePickerImages(tab);
  const images = list.data?.pages.flatMap((page) => page.images) ?? [];
  if (list.isSuccess && images.length === 0) return <p className={classes.empty}>No Record Found.</p>;
  return (
    <>
      <PictureChoices images={images} allowExplicit={allowExplicit} onChoose={(image) => onChoose(image.image_url)} />
      {(list.hasNextPage || !list.isSuccess) && (
        <EndSentinel
          state={list.isError ? 'error' : list.isPending || list.isFetchingNextPage ? 'busy' : 'more'}
          onReach={() => void (list.isError ? list.refetch() : list.fetchNextPage())}
        />
      )}
    </>
  );
}

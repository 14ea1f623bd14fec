import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { useState } from 'react';
import type { PickerTab } from '../picker-keys.ts';
import { usePickerImages } from '../picker.api.ts';
import { PickerPictures, type ChoosingProps } from './picker-pictures.tsx';
import { ListSearch } from '../../../ui/fields/list-search.tsx';
import { Modal } from '../../../ui/layers/modal.tsx';
import classes from './picker.module.css';

export interface PickerProps extends ChoosingProps {
  readonly onClose: () => void;
}

const TABS: readonly (readonly [PickerTab, string])[] = [
  ['my_renders', 'My Renders'],
  ['my_upload', 'My Uploads'],
];

/** Dialog to choose a picture that the person made or uploaded. */
export function ImagesDialog({ allowExplicit, onChoose, onClose }: PickerProps) {
  const [tab, setTab] = useState<PickerTab>('my_renders');
  return (
    <Modal
      opened
      onClose={onClose}
      size={920}
      title="My images"
      classNames={{ title: classes.title ?? '', body: classes.body ?? '', content: classes.content ?? '' }}
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

function PickerImages({ tab, ...choosing }: { tab: PickerTab } & ChoosingProps) {
  const [search, setSearch] = useState('');
  const list = usePickerImages(tab, search);
  const isEmpty = list.isSuccess && search === '' && list.data.pages.every(({ images }) => images.length === 0);
  return (
    <>
      {!isEmpty && <ListSearch label="Search in prompts" value={search} onChange={setSearch} />}
      <PickerPictures list={list} {...choosing} />
    </>
  );
}

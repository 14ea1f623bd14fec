import { Modal } from '@mantine/core';
import { closeSubscribe } from '../subscribe.store.ts';
import { PlanCards } from './plan-cards.tsx';
import classes from './subscribe-dialog.module.css';

/** Opens when a capped plan has nothing left. */
export function SubscribeDialog() {
  return (
    <Modal
      opened
      onClose={closeSubscribe}
      size={920}
      centered
      title="You have used every prompt of your plan"
      classNames={{ title: classes.title ?? '', body: classes.body ?? '', header: classes.header ?? '' }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <p className={classes.text}>
        Your pictures, your drafts and your downloads stay as they are. These are the ways to go on.
      </p>
      <PlanCards />
    </Modal>
  );
}

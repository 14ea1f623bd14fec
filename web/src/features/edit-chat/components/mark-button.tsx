import { Button } from '@mantine/core';

/** Opens the brush on the picture of an answer. */
export const MarkButton = ({ onMark }: { readonly onMark: () => void }) => (
  <Button variant="default" size="sm" onClick={onMark}>
    Mark a part
  </Button>
);

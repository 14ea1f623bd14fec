export type PickerTab = 'my_renders' | 'my_upload';

/** Query key of a tab of the picker. It has its own module, so that an upload does not load the picker's code. */
export const pickerKey = (tab: PickerTab) => ['picker-images', tab] as const;

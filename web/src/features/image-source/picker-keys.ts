export type PickerTab = 'my_renders' | 'my_upload';

/** Under which the picker's lists are held; apart from the lists, so that an upload does not load the picker. */
export const pickerKey = (tab: PickerTab) => ['picker-images', tab] as const;

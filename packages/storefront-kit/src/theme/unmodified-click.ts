type Keys = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click leads where it points, in this tab: with another button or a key it does something else. */
export function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean {
  return !button && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

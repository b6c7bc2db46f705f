import { useState } from 'react';
import { Popover, type PopoverProps } from './popover';

/**
 * Polaris' popover for menus that many rows have. Each measures the page when it is drawn, closed ones too, so there is only
 * its activator, which says itself that it is not expanded, until the menu is opened first.
 */
export function MenuPopover(props: PopoverProps) {
  const [opened, setOpened] = useState(props.active);
  if (props.active && !opened) setOpened(true);
  return opened ? <Popover {...props} /> : <div>{props.activator}</div>;
}

import { useState } from 'react';
import { Popover, type PopoverProps } from './popover';

/**
 * Polaris popover for menus in many rows. Even a closed one measures the page on render, so only
 * the activator is rendered until the first opening; it sets `aria-expanded` itself.
 */
export function MenuPopover(props: PopoverProps) {
  const [opened, setOpened] = useState(props.active);
  if (props.active && !opened) setOpened(true);
  return opened ? <Popover {...props} /> : <div>{props.activator}</div>;
}

import { useLocation } from '@tanstack/react-router';
import { HomePage } from './home-page';
import { isSwitch } from './is-switch';
import { SwitchPage } from './switch-page';

/** Home, or the way to the shop that its address names. */
export function HomeOrSwitch() {
  return useLocation({ select: isSwitch }) ? <SwitchPage /> : <HomePage />;
}

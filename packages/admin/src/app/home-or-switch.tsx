import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { HomePage } from './home-page';
import { isSwitch } from './is-switch';

/** Home, or the switch to the shop in the URL. */
export function HomeOrSwitch() {
  return useLocation({ select: isSwitch }) ? <SwitchPage /> : <HomePage />;
}

/** Switches to another shop by a full page load, to drop all state. */
function SwitchPage() {
  useEffect(function loadAnew() {
    window.location.reload();
  }, []);
  return null;
}

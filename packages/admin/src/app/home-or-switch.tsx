import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { HomePage } from './home-page';
import { isSwitch } from './is-switch';

/** Home, or the way to the shop that its address names. */
export function HomeOrSwitch() {
  return useLocation({ select: isSwitch }) ? <SwitchPage /> : <HomePage />;
}

/** Goes to another shop: the app is loaded anew, so that nothing of the one before is left in the page. */
function SwitchPage() {
  useEffect(function loadAnew() {
    window.location.reload();
  }, []);
  return null;
}

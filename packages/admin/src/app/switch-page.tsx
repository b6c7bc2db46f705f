import { useEffect } from 'react';

/** Goes to another shop: the app is loaded anew, so that nothing of the one before is left in the page. */
export function SwitchPage() {
  useEffect(function loadAnew() {
    window.location.reload();
  }, []);
  return null;
}

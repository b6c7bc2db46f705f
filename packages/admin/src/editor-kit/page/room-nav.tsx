import type { ReactNode } from 'react';
import './room-nav.css';

/** The pages of a room, as links; `label` is what the room is called. */
export function RoomNav({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav className="cw-room-nav" aria-label={label}>
      {children}
    </nav>
  );
}

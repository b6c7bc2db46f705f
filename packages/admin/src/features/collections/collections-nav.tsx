import { Link } from '@tanstack/react-router';
import { RoomNav } from '../../editor-kit/page/room-nav';

/** Navigation of Smart Collections. */
export function CollectionsNav() {
  return (
    <RoomNav label="Smart Collections">
      <Link to="/smart-collections/campaigns/">Campaigns</Link>
      <Link to="/smart-collections/collections/">Collections</Link>
      <Link to="/smart-collections/settings/">Default settings</Link>
      <Link to="/smart-collections/analytics/">Analytics</Link>
    </RoomNav>
  );
}

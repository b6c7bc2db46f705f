import { Link } from '@tanstack/react-router';
import './collections-nav.css';

/** The pages of Smart Collections. */
export function CollectionsNav() {
  return (
    <nav className="cw-collections-nav" aria-label="Smart Collections">
      <Link to="/smart-collections/campaigns/">Campaigns</Link>
      <Link to="/smart-collections/collections/">Collections</Link>
      <Link to="/smart-collections/settings/">Default settings</Link>
    </nav>
  );
}

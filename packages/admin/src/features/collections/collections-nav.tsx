import { Link } from '@tanstack/react-router';
import { SectionNav } from '../../editor-kit/page/section-nav';

/** Navigation of Smart Collections. */
export function CollectionsNav() {
  return (
    <SectionNav label="Smart Collections">
      <Link to="/smart-collections/campaigns/">Campaigns</Link>
      <Link to="/smart-collections/collections/">Collections</Link>
      <Link to="/smart-collections/settings/">Default settings</Link>
      <Link to="/smart-collections/analytics/">Analytics</Link>
    </SectionNav>
  );
}

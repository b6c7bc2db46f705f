import { Link } from '@tanstack/react-router';
import { SectionNav } from '../../editor-kit/page/section-nav';

/** Navigation of Smart Search. */
export function SearchNav() {
  return (
    <SectionNav label="Smart Search">
      <Link to="/smart-search/settings/">Settings</Link>
      <Link to="/smart-search/keyword-groups/">Keyword groups</Link>
      <Link to="/smart-search/synonyms/">Synonyms</Link>
      <Link to="/smart-search/results-page/">Results page</Link>
      <Link to="/reports/smart-search-analytics/">Analytics</Link>
    </SectionNav>
  );
}

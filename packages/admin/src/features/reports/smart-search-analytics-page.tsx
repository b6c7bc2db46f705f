import { SMART_SEARCH_ANALYTICS } from '@cartwright/core/analytics/reports/smart-search-analytics';
import { Link } from '@tanstack/react-router';
import { BlockStatusNotice } from '../../editor-kit/block-status/block-status-notice';
import { ReportPage } from '../../report-kit/page/report-page';

/** Report of what shoppers search for, and what comes of it. */
export function SmartSearchAnalyticsPage() {
  return (
    <ReportPage
      definition={SMART_SEARCH_ANALYTICS}
      back={{ label: 'Reports', path: '/reports/' }}
      notice={<BlockStatusNotice block="search" />}
      rowActions={{ 'no-results': ({ title }) => <NoResultActions words={title} /> }}
    />
  );
}

/** Actions for a search without results: each opens an editor with its words. */
function NoResultActions({ words }: { readonly words: string }) {
  const name = (action: string) => `${action} for “${words}”`;
  return (
    <>
      <Link to="/smart-search/synonyms/" search={{ words }} aria-label={name('Add synonym')}>
        Add synonym
      </Link>
      <Link
        to="/smart-search/keyword-groups/"
        search={{ words, add: 'redirect' }}
        aria-label={name('Redirect')}
      >
        Redirect
      </Link>
      <Link
        to="/smart-search/keyword-groups/"
        search={{ words, add: 'product' }}
        aria-label={name('Promote product')}
      >
        Promote product
      </Link>
    </>
  );
}

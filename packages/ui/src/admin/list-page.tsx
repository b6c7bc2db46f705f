import type { ReactNode } from 'react';
import { Card } from './card';
import { LoadFailed } from './load-failed';
import { SkeletonBodyText } from './skeleton-body-text';
import { Text } from './text';
import './page-frame.css';
import './list-page.css';

export interface ListPageProps {
  readonly title: string;
  readonly description: string;
  readonly action: ReactNode;
  /** Banners above the list. */
  readonly notice: ReactNode;
  readonly state:
    | { readonly kind: 'loading' }
    | {
        readonly kind: 'failed';
        readonly message: string;
        readonly onRetry: () => void;
        readonly busy: boolean;
      }
    | { readonly kind: 'empty'; readonly content: ReactNode }
    | { readonly kind: 'ready'; readonly content: ReactNode };
  /** Cards and lines below the list. */
  readonly below?: ReactNode;
}

/** Page with one list: title, action, and the list's state. */
export function ListPage({ title, description, action, notice, state, below }: ListPageProps) {
  return (
    <div className="cwa-page cwa-list-page">
      <div className="cwa-list-page__head">
        <div>
          <Text as="h1" variant="headingXl">
            {title}
          </Text>
          <Text as="p" tone="subdued">
            {description}
          </Text>
        </div>
        {action}
      </div>
      {notice}
      <Card padding="0">
        <ListState state={state} />
      </Card>
      {below}
    </div>
  );
}

function ListState({ state }: Pick<ListPageProps, 'state'>) {
  switch (state.kind) {
    case 'loading':
      return (
        <div className="cwa-list-page__loading" role="status" aria-label="Loading">
          {['first', 'second', 'third'].map((row) => (
            <SkeletonBodyText key={row} lines={2} />
          ))}
        </div>
      );
    case 'failed':
      return <LoadFailed message={state.message} onRetry={state.onRetry} busy={state.busy} />;
    case 'empty':
    case 'ready':
      return state.content;
    default: {
      const unknown: never = state;
      return unknown;
    }
  }
}

import { Button } from '@cartwright/ui/admin/button';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import type { ReactNode } from 'react';
import type { Queried } from './queried';

/** Result of a query, in a line among others: while it loads, and where it failed, only this line says so. */
export function InlineQuery<Data>({
  query,
  what,
  children,
}: {
  readonly query: Queried<Data>;
  /** Names it in "Couldn’t load …". */
  readonly what: string;
  readonly children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <QueryFailed query={query} message={`Couldn’t load ${what}.`} />;
  return (
    <div className="cw-home__loading" role="status" aria-label={`Loading ${what}`}>
      <SkeletonBodyText lines={1} />
    </div>
  );
}

/** Notice of what couldn't be loaded, with another try. */
export function QueryFailed({
  query: { isFetching, refetch },
  message,
  name = message,
}: {
  readonly query: Queried<unknown>;
  readonly message: string;
  /** What is tried again, for screen readers, where the message alone doesn't say it. */
  readonly name?: string;
}) {
  return (
    <span className="cw-home__failed" role="alert">
      {message}{' '}
      <Button
        variant="plain"
        disabled={isFetching}
        accessibilityLabel={`Retry: ${name}`}
        onClick={() => void refetch()}
      >
        Retry
      </Button>
    </span>
  );
}

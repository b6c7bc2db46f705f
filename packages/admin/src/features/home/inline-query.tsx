import { Button } from '@cartwright/ui/admin/button';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import type { ReactNode } from 'react';
import type { Queried } from './queried';

/** Query result within a line, with inline loading and error states. */
export function InlineQuery<Data>({
  query,
  what,
  children,
}: {
  readonly query: Queried<Data>;
  /** Name for "Couldn’t load …". */
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

/** Error notice of a query, with retry. */
export function QueryFailed({
  query: { isFetching, refetch },
  message,
  name = message,
}: {
  readonly query: Queried<unknown>;
  readonly message: string;
  /** Accessible name of the retry button, if the message isn't enough. */
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

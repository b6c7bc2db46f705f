import type { ReactNode } from 'react';
import { Text } from './text';
import './page-frame.css';

/** Page of stacked cards or lists with a title. `head`: content beside the title. */
export function PageFrame({
  title,
  head,
  children,
}: {
  readonly title: string;
  readonly head?: ReactNode;
  readonly children: ReactNode;
}) {
  const heading = (
    <Text as="h1" variant="headingXl">
      {title}
    </Text>
  );
  return (
    <div className="cwa-page">
      {head === undefined ? (
        heading
      ) : (
        <div className="cwa-page__head">
          {heading}
          {head}
        </div>
      )}
      {children}
    </div>
  );
}

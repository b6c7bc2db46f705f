import type { ReactNode } from 'react';
import { BrandMark } from './brand-mark';
import { Text } from './text';
import './message-page.css';

/** Page with a single message and next steps. */
export function MessagePage({
  title,
  action,
  children,
}: {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="cwa-message-page">
      <BrandMark size={56} />
      <Text as="h1" variant="headingXl">
        {title}
      </Text>
      <div className="cwa-message-page__text">{children}</div>
      {action}
    </div>
  );
}

import { Card } from '@cartwright/ui/admin/card';
import { Text } from '@cartwright/ui/admin/text';
import { type ReactNode, useId } from 'react';

/** Section of Home; `head` is beside the heading. */
export function HomeSection({
  title,
  head,
  children,
}: {
  readonly title: string;
  readonly head?: ReactNode;
  readonly children: ReactNode;
}) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Card>
        <div className="cw-home__section">
          <div className="cw-home__head">
            <Text as="h2" variant="headingMd" id={heading}>
              {title}
            </Text>
            {head}
          </div>
          {children}
        </div>
      </Card>
    </section>
  );
}

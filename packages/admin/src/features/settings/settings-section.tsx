import { Card } from '@cartwright/ui/admin/card';
import { Text } from '@cartwright/ui/admin/text';
import { type ReactNode, useId } from 'react';

interface SettingsSectionProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** Section: title and description beside content. */
export function SettingsSection({ title, description, children }: SettingsSectionProps) {
  const heading = useId();
  return (
    <section className="cw-settings__section" aria-labelledby={heading}>
      <div>
        <Text as="h2" variant="headingMd" id={heading}>
          {title}
        </Text>
        <Text as="p" tone="subdued">
          {description}
        </Text>
      </div>
      <Card>{children}</Card>
    </section>
  );
}

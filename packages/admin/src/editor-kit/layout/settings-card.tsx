import { Card } from '@cartwright/ui/admin/card';
import { Text } from '@cartwright/ui/admin/text';
import { type ReactNode, useId } from 'react';
import './settings-card.css';
import { useSection } from './sections';

/** A card of settings under a heading. */
export function SettingsCard(props: {
  readonly title: string;
  readonly help?: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  const section = useSection(props.title);
  return (
    <section aria-labelledby={id} ref={section} className="cw-settings-section">
      <Card>
        <div className="cw-settings-card">
          <div className="cw-settings-card__head">
            <Text as="h2" variant="headingMd" id={id}>
              {props.title}
            </Text>
            {props.action}
          </div>
          {props.help !== undefined && (
            <Text as="p" tone="subdued">
              {props.help}
            </Text>
          )}
          {props.children}
        </div>
      </Card>
    </section>
  );
}

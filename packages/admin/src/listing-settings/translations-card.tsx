import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import { useState } from 'react';
import { Disclosure } from '../editor-kit/fields/disclosure';
import type { FieldScope } from '../editor-kit/fields/field-scope';
import { SettingsCard } from '../editor-kit/layout/settings-card';
import { lazyPart } from '../shared/components/lazy-part';
import type { ListTranslationsProps } from './list-translations';
import { useTranslatedLanguage } from './translated-language';

/** Separate chunk, loaded when the card is opened. */
const { Part: ListTranslations } = lazyPart<ListTranslationsProps>(
  async () => (await import('./list-translations')).ListTranslations,
  <SkeletonBodyText lines={6} />,
);

/** Card of the translations of a list's texts; collapsed at first. */
export function TranslationsCard({
  scope,
  ...texts
}: ListTranslationsProps & { readonly scope: FieldScope }) {
  const [isOpen, setOpen] = useState(false);
  const { translateInto } = useTranslatedLanguage();
  return (
    <SettingsCard title="Translations" help="What shoppers read in your store’s other languages.">
      <Disclosure
        title="Texts in other languages"
        open={isOpen}
        problems={scope.problems(['translations'])}
        onToggle={() => {
          if (isOpen) translateInto(null);
          setOpen(!isOpen);
        }}
      >
        <ListTranslations {...texts} />
      </Disclosure>
    </SettingsCard>
  );
}

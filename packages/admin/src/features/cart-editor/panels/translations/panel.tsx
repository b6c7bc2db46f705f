import { languageName } from '@cartwright/core/texts/language-name';
import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { Select } from '@cartwright/ui/admin/select';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SettingsGroup } from '../../../../editor-kit/fields/settings-group';
import { ownLanguageName } from '../../../../editor-kit/preview/languages';
import { languagesQuery } from '../../../../shared/api/languages-query';
import { loadErrorMessage } from '../../../../shared/api/load-error';
import { useCartScreen, useCartView } from '../../model/editor-context';
import { TranslatedTexts } from './translated-texts';

/** The cart's texts in the other languages of the shop. */
export function TranslationsPanel() {
  const { data: languages, error, refetch, isFetching } = useQuery(languagesQuery);
  if (error) {
    return <LoadFailed message={loadErrorMessage(error)} onRetry={() => void refetch()} busy={isFetching} />;
  }
  if (languages === undefined) return <SkeletonBodyText lines={6} />;
  if (languages === null) {
    return <p>Your store’s languages aren’t known yet. They come with your catalog, which is syncing.</p>;
  }
  if (languages.others.length === 0) {
    return (
      <p>
        Your store is in {languageName(languages.own)} only. To translate this cart, add a language in Shopify
        under Settings &gt; Languages and publish it.
      </p>
    );
  }
  return <Translations own={languages.own} others={languages.others} />;
}

function Translations({ own, others }: { readonly own: string; readonly others: readonly string[] }) {
  const { look } = useCartScreen();
  const chosen = useCartView((view) => view.language);
  const language = others.find((each) => each === chosen) ?? others[0] ?? own;
  useEffect(
    function showInPreview() {
      look({ language });
    },
    [look, language],
  );
  return (
    <>
      <SettingsGroup title="Language">
        <Select
          label="Translate into"
          options={others.map((value) => ({ value, label: ownLanguageName(value) }))}
          value={language}
          onChange={(next) => look({ language: next })}
          helpText="What you leave blank is shown as it is. Names of discounts at checkout, cross-sell widgets, apps, and custom code aren’t translated."
        />
      </SettingsGroup>
      <TranslatedTexts key={language} language={language} own={own} />
    </>
  );
}

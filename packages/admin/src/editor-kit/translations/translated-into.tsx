import { languageName } from '@cartwright/core/texts/language-name';
import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { Select } from '@cartwright/ui/admin/select';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { languagesQuery } from '../../shared/api/languages-query';
import { loadErrorMessage } from '../../shared/api/load-error';
import { SettingsGroup } from '../fields/settings-group';
import { ownLanguageName } from '../preview/languages';

interface TranslatedIntoProps {
  /** Name of the document: "this cart". */
  readonly noun: string;
  readonly help: string;
  /** Last selected language; null for none. */
  readonly chosen: string | null;
  readonly onChoose: (language: string) => void;
  /** Texts in one of the shop's other languages. `own` is the shop's own. */
  readonly children: (language: string, own: string) => ReactNode;
}

/** Language selector above the translated texts. */
export function TranslatedInto(props: TranslatedIntoProps) {
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
        Your store is in {languageName(languages.own)} only. To translate {props.noun}, add a language in
        Shopify under Settings &gt; Languages and publish it.
      </p>
    );
  }
  return <Choice {...props} {...languages} />;
}

function Choice({
  own,
  others,
  help,
  chosen,
  onChoose,
  children,
}: TranslatedIntoProps & { readonly own: string; readonly others: readonly string[] }) {
  const language = others.find((each) => each === chosen) ?? others[0] ?? own;
  useEffect(
    function beginWithFirst() {
      if (language !== chosen) onChoose(language);
    },
    [language, chosen, onChoose],
  );
  return (
    <>
      <SettingsGroup title="Language">
        <Select
          label="Translate into"
          options={others.map((value) => ({ value, label: ownLanguageName(value) }))}
          value={language}
          onChange={onChoose}
          helpText={help}
        />
      </SettingsGroup>
      {children(language, own)}
    </>
  );
}

import { foundTranslations } from '@cartwright/core/translations/found-translations';
import type { TextSlot } from '@cartwright/core/translations/text-slots';
import type { TypedTranslation } from '@cartwright/core/translations/translate-text';
import { translationIssues } from '@cartwright/core/translations/translation-issues';
import type { Translations } from '@cartwright/core/translations/translations';
import { Switch } from '@cartwright/ui/admin/switch';
import { useMemo, useState } from 'react';
import { useFieldScope } from '../fields/field-scope';
import { SettingsGroup } from '../fields/settings-group';
import { type EditedText, TranslationField } from './translation-field';
import { translationState } from './translation-state';
import './translations.css';

/** Text of a document with its section. */
export interface GroupedText extends EditedText {
  /** Section of the text. */
  readonly group: string;
  readonly where: string;
}

/** Texts of a document by section, each with its translation. */
export function TranslatedTexts({
  texts,
  slots,
  translations,
  language,
  own,
  isDefaultText,
  onTranslate,
}: {
  readonly texts: readonly GroupedText[];
  /** All text slots of the document. */
  readonly slots: readonly TextSlot[];
  readonly translations: Translations;
  readonly language: string;
  /** The shop's own language. */
  readonly own: string;
  /** Whether a text is the storefront's default. */
  readonly isDefaultText: (text: string) => boolean;
  readonly onTranslate: (typed: TypedTranslation) => void;
}) {
  const found = useMemo(
    () => foundTranslations(slots, translations, language),
    [slots, translations, language],
  );
  const issues = useMemo(() => translationIssues(slots, translations), [slots, translations]);
  const scope = useFieldScope(null, issues);
  const stateOf = (each: EditedText) => translationState(each, found.get(each.key), language, isDefaultText);
  const open = texts.filter((each) => ['missing', 'changed'].includes(stateOf(each)));
  // Snapshot of when it was turned on, so that a field stays while typing.
  const [filter, setFilter] = useState<ReadonlySet<string> | null>(null);
  const done = texts.filter((each) => stateOf(each) !== 'missing').length;
  const changed = texts.filter((each) => stateOf(each) === 'changed').length;
  const shown = filter ? texts.filter(({ key }) => filter.has(key)) : texts;
  return (
    <>
      <SettingsGroup title="Progress">
        <p role="status">
          {`${done} of ${texts.length} texts translated${changed > 0 ? `, ${changed} to check` : ''}`}
        </p>
        <Switch
          label="Only show texts that need translation"
          checked={filter !== null}
          onChange={(on) => setFilter(on ? new Set(open.map(({ key }) => key)) : null)}
        />
        {shown.length === 0 && <p>Everything is translated.</p>}
      </SettingsGroup>
      {inGroups(shown).map(([first, ...others]) => (
        <SettingsGroup key={first.group} title={first.where}>
          {[first, ...others].map((each) => (
            <TranslationField
              key={each.key}
              text={each}
              translation={found.get(each.key)}
              state={stateOf(each)}
              language={language}
              own={own}
              scope={scope}
              onTranslate={(text) => onTranslate({ language, key: each.key, text })}
            />
          ))}
        </SettingsGroup>
      ))}
    </>
  );
}

type Group = [GroupedText, ...GroupedText[]];

function inGroups(texts: readonly GroupedText[]): readonly Group[] {
  const groups: Group[] = [];
  for (const text of texts) {
    const last = groups.at(-1);
    if (last?.[0].group === text.group) last.push(text);
    else groups.push([text]);
  }
  return groups;
}

import { foundTranslations } from '@cartwright/core/smart-cart/found-translations';
import { type TranslatableText, translatableTexts } from '@cartwright/core/smart-cart/translatable-texts';
import { translationIssues } from '@cartwright/core/smart-cart/translation-issues';
import { Switch } from '@cartwright/ui/admin/switch';
import { useMemo, useState } from 'react';
import { useFieldScope } from '../../../../editor-kit/fields/field-scope';
import { SettingsGroup } from '../../../../editor-kit/fields/settings-group';
import { useDocument } from '../../model/editor-context';
import './panel.css';
import { TranslationField } from './translation-field';
import { translationState } from './translation-state';

/** The texts of the cart by their components, each with its translation. */
export function TranslatedTexts({ language, own }: { readonly language: string; readonly own: string }) {
  const document = useDocument((present) => present);
  const texts = useMemo(() => translatableTexts(document), [document]);
  const found = useMemo(() => foundTranslations(document, language), [document, language]);
  const issues = useMemo(() => translationIssues(document), [document]);
  const scope = useFieldScope(null, issues);
  const stateOf = (each: TranslatableText) => translationState(each, found.get(each.key), language);
  const open = texts.filter((each) => ['missing', 'changed'].includes(stateOf(each)));
  // Those that are left when it is turned on: a field stays while it is typed in.
  const [filter, setFilter] = useState<ReadonlySet<string> | null>(null);
  if (texts.length === 0) return <p>This cart has no texts that shoppers read.</p>;
  const done = texts.filter((each) => stateOf(each) !== 'missing').length;
  const changed = texts.filter((each) => stateOf(each) === 'changed').length;
  const shown = filter ? texts.filter(({ key }) => filter.has(key)) : texts;
  return (
    <>
      <SettingsGroup title="Progress">
        <p role="status">{`${done} of ${texts.length} texts translated${changed > 0 ? `, ${changed} to check` : ''}`}</p>
        <Switch
          label="Only show texts that need translation"
          checked={filter !== null}
          onChange={(on) => setFilter(on ? new Set(open.map(({ key }) => key)) : null)}
        />
        {shown.length === 0 && <p>Everything is translated.</p>}
      </SettingsGroup>
      {byComponent(shown).map(([first, ...others]) => (
        <SettingsGroup key={first.componentId} title={first.where}>
          {[first, ...others].map((each) => (
            <TranslationField
              key={each.key}
              text={each}
              translation={found.get(each.key)}
              state={stateOf(each)}
              language={language}
              own={own}
              scope={scope}
            />
          ))}
        </SettingsGroup>
      ))}
    </>
  );
}

type Group = [TranslatableText, ...TranslatableText[]];

function byComponent(texts: readonly TranslatableText[]): readonly Group[] {
  const groups: Group[] = [];
  for (const text of texts) {
    const last = groups.at(-1);
    if (last?.[0].componentId === text.componentId) last.push(text);
    else groups.push([text]);
  }
  return groups;
}

import type { Path } from '@cartwright/core/editing/issue';
import type { TextTable } from '@cartwright/core/texts/text-table';
import type { FieldScope } from './field-scope';
import { textField } from './text-field';
import { TextSetting } from './text-setting';

/**
 * Fields of a table's texts, in the order of `names`, or all. `change` gets all texts, and the name
 * of the edited one. `at` is the path of the language; `inAllCurrencies`: discount names, which all
 * currencies share.
 */
export function LanguageTexts<Name extends string, Language extends Readonly<Record<Name, string>>>({
  scope,
  language,
  table,
  names = Object.keys(table) as Name[],
  at = [],
  inAllCurrencies = false,
  change,
}: {
  readonly scope: FieldScope;
  readonly language: Language;
  readonly table: TextTable & Readonly<Record<Name, unknown>>;
  readonly names?: readonly NoInfer<Name>[];
  readonly at?: Path;
  readonly inAllCurrencies?: boolean;
  readonly change: (language: Language, field: string) => void;
}) {
  return (
    <>
      {names.map((name) => (
        <TextSetting
          key={name}
          scope={scope}
          path={[...at, 'language', name]}
          value={language[name]}
          onChange={(next) => change({ ...language, [name]: next }, `language.${name}`)}
          {...textField(table[name])}
          {...(table[name].namesDiscount === true && { inAllCurrencies })}
        />
      ))}
    </>
  );
}

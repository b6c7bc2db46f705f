import type { FieldScope } from '../fields/field-scope';
import type { Placeholders } from '../fields/text-limits';
import { TextSetting } from '../fields/text-setting';

interface LanguageText<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly limit: number;
  readonly help?: string;
  readonly placeholders?: Placeholders;
}

/** Texts of a component, a field for each. `change` hears all of them, and the name of the one that is typed in. */
export function LanguageTexts<Language extends Readonly<Record<string, string>>>({
  scope,
  language,
  texts,
  change,
}: {
  readonly scope: FieldScope;
  readonly language: Language;
  readonly texts: readonly LanguageText<Extract<keyof Language, string>>[];
  readonly change: (language: Language, field: string) => void;
}) {
  return (
    <>
      {texts.map(({ name, ...field }) => (
        <TextSetting
          key={name}
          scope={scope}
          path={['language', name]}
          value={language[name] ?? ''}
          onChange={(next) => change({ ...language, [name]: next }, `language.${name}`)}
          {...field}
        />
      ))}
    </>
  );
}

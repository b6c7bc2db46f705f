import type { Command } from '@cartwright/core/editing/set-field';
import type { Synonym, SynonymDirection, Synonyms } from '@cartwright/core/search/synonyms';
import { synonymTitle } from '@cartwright/core/search/synonyms-parts';
import { LIST_LIMITS } from '@cartwright/core/texts/limits';
import { Button } from '@cartwright/ui/admin/button';
import { ButtonGroup } from '@cartwright/ui/admin/button-group';
import { EditIcon } from '@cartwright/ui/admin/icons';
import { Select } from '@cartwright/ui/admin/select';
import { Text } from '@cartwright/ui/admin/text';
import { useEffect, useId, useRef } from 'react';
import type { FieldScope } from '../../editor-kit/fields/field-scope';
import { RowActions } from '../../editor-kit/fields/row-actions';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import type { LanguageOption } from '../../editor-kit/preview/languages';
import { setSynonym } from './synonyms-editing';
import { TermField } from './term-field';

interface SynonymProps {
  readonly synonym: Synonym;
  /** Index in the document, and number of synonyms. */
  readonly at: number;
  readonly count: number;
  readonly languages: readonly LanguageOption[];
  readonly scope: FieldScope;
  readonly run: (command: Command<Synonyms>) => unknown;
  readonly isOpen: boolean;
  /** Field to focus after opening. */
  readonly focusOn: 'words' | 'finds' | null;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onRemove: () => void;
}

const DIRECTIONS: { value: SynonymDirection; label: string }[] = [
  { value: 'both', label: 'Both ways' },
  { value: 'one', label: 'One way' },
];

/** Card of a synonym: words, and expanded, its settings. */
export function SynonymCard(props: SynonymProps) {
  const { synonym, at, count, isOpen, languages } = props;
  const fields = useId();
  const title = synonymTitle(synonym);
  const language = languages.find(({ value }) => value === synonym.language)?.label ?? synonym.language;
  return (
    <SettingsCard
      title={title}
      action={
        <ButtonGroup>
          <Button
            icon={EditIcon}
            variant="tertiary"
            pressed={isOpen}
            ariaExpanded={isOpen}
            ariaControls={fields}
            accessibilityLabel={`Edit ${title}`}
            onClick={() => props.onOpen(!isOpen)}
          />
          <RowActions name="synonym" index={at} count={count} onRemove={props.onRemove} />
        </ButtonGroup>
      }
    >
      {!isOpen && synonym.language !== '' && (
        <Text as="p" tone="subdued">
          {language}
        </Text>
      )}
      <div id={fields} hidden={!isOpen}>
        {isOpen && <SynonymFields {...props} />}
      </div>
    </SettingsCard>
  );
}

function SynonymFields({ synonym, at, languages, scope, run, focusOn }: SynonymProps) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const inputs = fields.current?.querySelectorAll('input');
    if (inputs && focusOn !== null) (focusOn === 'finds' ? (inputs[1] ?? inputs[0]) : inputs[0])?.focus();
  }, [focusOn]);
  const set = (changes: Partial<Synonym>) => run(setSynonym(synonym.id, changes));
  const path = (field: string) => ['synonyms', at, field];
  const isOneWay = synonym.direction === 'one';
  const options = languages.some(({ value }) => value === synonym.language)
    ? languages
    : [...languages, { value: synonym.language, label: synonym.language }];
  return (
    <div ref={fields} className="cw-settings-card">
      <Select
        label="Direction"
        helpText={
          isOneWay
            ? 'The words also find others, but not the other way round.'
            : 'Each word finds what the others find.'
        }
        options={DIRECTIONS}
        value={synonym.direction}
        onChange={(direction) => set({ direction })}
      />
      <TermField
        label={isOneWay ? 'If a shopper searches for' : 'Words'}
        help="Words or phrases. Separate them with commas."
        value={synonym.words}
        limit={LIST_LIMITS.synonymWords}
        error={wordsError(scope, path('words'), synonym.words)}
        onChange={(words) => set({ words })}
      />
      {isOneWay && (
        <TermField
          label="Also find"
          value={synonym.finds}
          limit={LIST_LIMITS.synonymWords}
          error={wordsError(scope, path('finds'), synonym.finds)}
          onChange={(finds) => set({ finds })}
        />
      )}
      <Select
        label="Language"
        options={[...options]}
        value={synonym.language}
        error={scope.error(path('language')) ?? false}
        onChange={(language) => set({ language })}
      />
    </div>
  );
}

/** Error of the list, else of its first invalid word. */
function wordsError(
  scope: FieldScope,
  path: (string | number)[],
  words: readonly string[],
): string | undefined {
  const errors = [scope.error(path), ...words.map((_, number) => scope.error([...path, number]))];
  return errors.find((error) => error !== undefined);
}

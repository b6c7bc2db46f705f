import { LIST_LIMITS } from '@cartwright/core/texts/limits';
import { useState } from 'react';
import { ChosenList } from '../chosen/chosen-list';
import { toggled } from '../chosen/toggled';
import { ChoiceRow } from '../dialog/choice-row';
import { clearMessage, noneMessage } from '../dialog/none-messages';
import { counted } from '../dialog/noun';
import { PickerDialog, type PickerView } from '../dialog/picker-dialog';
import { None } from '../dialog/picker-results';
import { byName, countryGroups, groupTick, toggleGroup } from './country-choice';
import { countryName } from './country-name';
import { CONTINENTS, EUROPEAN_UNION } from './regions';

const COUNTRIES = { one: 'country', other: 'countries' };

export interface CountryPickerProps {
  readonly open: boolean;
  readonly title: string;
  /** ISO 3166-1 alpha-2 codes. */
  readonly chosen: readonly string[];
  readonly onDone: (chosen: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Picker of countries, individually or by continent. Changes apply on "Done". */
export function CountryPicker(props: CountryPickerProps) {
  // Unmounting resets the selection.
  return props.open ? <OpenPicker {...props} /> : null;
}

function OpenPicker({ title, chosen, onDone, onClose }: CountryPickerProps) {
  const [draft, setDraft] = useState(chosen);
  const [view, setView] = useState<PickerView>('all');
  const [words, setWords] = useState('');
  const request = { words: words.trim(), filtered: false };
  const groups = countryGroups(CONTINENTS, words, countryName);

  return (
    <PickerDialog
      title={title}
      noun={COUNTRIES}
      words={words}
      onWords={setWords}
      view={view}
      onView={setView}
      count={draft.length}
      limit={LIST_LIMITS.countries}
      onDone={() => onDone(draft)}
      onClose={onClose}
    >
      {view === 'selected' && draft.length === 0 && (
        <None message="Nothing selected yet." way="Browse countries" onWay={() => setView('all')} />
      )}
      {view === 'selected' && draft.length > 0 && (
        <div className="cw-picker__selected">
          <ChosenList
            label="Selected countries"
            entries={byName(draft, countryName).map(({ code, name }) => ({
              key: code,
              name,
              content: <span className="cw-picker__title">{name}</span>,
            }))}
            onRemove={(key) => setDraft(draft.filter((code) => code !== key))}
          />
        </div>
      )}
      {view === 'all' && (
        <>
          <p className="cwa-visually-hidden" role="status">
            {`${counted(groups.flatMap(({ countries }) => countries).length, COUNTRIES)} shown`}
          </p>
          {groups.length === 0 && (
            <None
              message={noneMessage(request, COUNTRIES)}
              way={clearMessage(request)}
              onWay={() => setWords('')}
            />
          )}
          {request.words === '' && (
            <ul className="cw-picker__list" aria-label="Regions">
              {[EUROPEAN_UNION, ...CONTINENTS].map(({ name, codes }) => (
                <ChoiceRow
                  key={name}
                  title={name}
                  detail={counted(codes.length, COUNTRIES)}
                  checked={groupTick(draft, codes)}
                  onToggle={() => setDraft(toggleGroup(draft, codes))}
                />
              ))}
            </ul>
          )}
          {groups.map(({ name, countries }) => (
            <section key={name} aria-label={name}>
              <h3 className="cw-picker__group">{name}</h3>
              <ul className="cw-picker__list" aria-label={name}>
                {countries.map((country) => (
                  <ChoiceRow
                    key={country.code}
                    title={country.name}
                    checked={draft.includes(country.code)}
                    onToggle={() => setDraft(toggled(draft, country.code))}
                  />
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </PickerDialog>
  );
}

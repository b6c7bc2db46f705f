import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Button } from '@cartwright/ui/admin/button';
import { ButtonGroup } from '@cartwright/ui/admin/button-group';
import { Icon } from '@cartwright/ui/admin/icon';
import { SearchIcon } from '@cartwright/ui/admin/icons';
import { OpenModal } from '@cartwright/ui/admin/open-modal';
import { Text } from '@cartwright/ui/admin/text';
import { TextField } from '@cartwright/ui/admin/text-field';
import type { ReactNode } from 'react';
import { fullMessage, longSearchMessage, selectedMessage } from './limit-messages';
import type { Noun } from './noun';
import './picker-dialog.css';

export type PickerView = 'all' | 'selected';

/**
 * Frame of every picker: search, all or selected items, count. Changes apply on "Done". Mounted
 * while open.
 */
export function PickerDialog({
  title,
  noun,
  words,
  onWords,
  view,
  onView,
  filters,
  count,
  limit,
  onDone,
  onClose,
  children,
}: {
  readonly title: string;
  readonly noun: Noun;
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly view: PickerView;
  readonly onView: (view: PickerView) => void;
  /** Filters besides the search. */
  readonly filters?: ReactNode;
  readonly count: number;
  readonly limit: number;
  readonly onDone: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const full = fullMessage(count, limit, noun);
  const long = longSearchMessage(words);

  function search(next: string) {
    onWords(next);
    onView('all');
  }
  return (
    <OpenModal
      title={title}
      onClose={onClose}
      primaryAction={{ content: 'Done', onAction: onDone }}
      secondaryActions={[{ content: 'Cancel', onAction: onClose }]}
      footer={
        <Text as="span" tone="subdued">
          {selectedMessage(count, limit, noun)}
        </Text>
      }
    >
      <div className="cw-picker__head">
        <div className="cw-picker__search">
          <TextField
            label={`Search ${noun.other}`}
            labelHidden
            value={words}
            onChange={search}
            placeholder={`Search ${noun.other}`}
            prefix={<Icon source={SearchIcon} />}
            autoComplete="off"
            autoFocus
            clearButton
            onClearButtonClick={() => search('')}
            maxLength={TEXT_LIMITS.search}
          />
        </div>
        <ButtonGroup variant="segmented">
          <Button pressed={view === 'all'} onClick={() => onView('all')}>
            All
          </Button>
          <Button pressed={view === 'selected'} onClick={() => onView('selected')}>
            {`Selected (${count.toLocaleString('en')})`}
          </Button>
        </ButtonGroup>
        {view === 'all' && filters}
      </div>
      {long !== null && (
        <p className="cw-picker__notice" role="status">
          {long}
        </p>
      )}
      {full !== null && (
        <p className="cw-picker__notice" role="status">
          {full}
        </p>
      )}
      <div className="cw-picker__body" data-picks>
        {children}
      </div>
    </OpenModal>
  );
}

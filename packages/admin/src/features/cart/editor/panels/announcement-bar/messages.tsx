import type { Path } from '@cartwright/core/editing/issue';
import { LIST_LIMITS, TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Button } from '@cartwright/ui/admin/button';
import type { FieldScope } from '../../../../../editor-kit/fields/field-scope';
import { reordered } from '../../../../../editor-kit/fields/reordered';
import { RowActions } from '../../../../../editor-kit/fields/row-actions';
import { TextSetting } from '../../../../../editor-kit/fields/text-setting';
import './panel.css';

/** The messages in order, with at least one empty field. */
export function Messages({
  scope,
  messages,
  change,
}: {
  readonly scope: FieldScope;
  readonly messages: readonly string[];
  readonly change: (messages: string[], field: string) => void;
}) {
  const rows = messages.length > 0 ? messages : [''];
  const full = rows.length >= LIST_LIMITS.announcements;
  return (
    <>
      <ol className="cw-messages" aria-label="Messages">
        {rows.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message is nothing but its text and its place.
          <li key={index} className="cw-messages__row">
            <div>
              <TextSetting
                scope={scope}
                path={placeOf(index, scope)}
                label={`Message ${index + 1}`}
                value={message}
                limit={TEXT_LIMITS.message}
                {...(index === 0 && { help: 'Add at least one message.' })}
                onChange={(next) =>
                  change(
                    rows.map((each, at) => (at === index ? next : each)),
                    `messages.${index}`,
                  )
                }
              />
            </div>
            {rows.length > 1 && (
              <div className="cw-messages__actions">
                <RowActions
                  name="message"
                  index={index}
                  count={rows.length}
                  onMove={(by) => change(reordered(rows, index, index + by), 'messages.order')}
                  onRemove={() =>
                    change(
                      rows.filter((_each, at) => at !== index),
                      'messages.removed',
                    )
                  }
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      <div>
        <Button disabled={full} onClick={() => change([...rows, ''], 'messages.added')}>
          {full ? `You can show ${LIST_LIMITS.announcements} messages` : 'Add message'}
        </Button>
      </div>
    </>
  );
}

/**
 * Path of a message's issues. Those about the whole list show at the first message, unless it has
 * one of its own.
 */
function placeOf(index: number, scope: FieldScope): Path {
  const own = ['messages', index];
  return index === 0 && scope.error(own) === undefined ? ['messages'] : own;
}

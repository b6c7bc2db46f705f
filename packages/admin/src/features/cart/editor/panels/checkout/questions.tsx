import type { CheckoutQuestion } from '@cartwright/core/components/checkout';
import type { Issue } from '@cartwright/core/editing/issue';
import { LIST_LIMITS } from '@cartwright/core/texts/limits';
import { Button } from '@cartwright/ui/admin/button';
import { useState } from 'react';
import { Disclosure } from '../../../../../editor-kit/fields/disclosure';
import { type FieldScope, scopeAt } from '../../../../../editor-kit/fields/field-scope';
import { reordered } from '../../../../../editor-kit/fields/reordered';
import { RowActions } from '../../../../../editor-kit/fields/row-actions';
import { issuesUnder } from '../../../../../editor-kit/model/issues';
import { useRefusedSave } from '../../../../../editor-kit/model/use-refused-save';
import { QuestionFields } from './question-fields';
import './questions.css';

const NEW: CheckoutQuestion = { key: '', label: '', kind: 'text', required: false };

/** Questions to the shopper before checkout: list with add, move and remove. */
export function Questions({
  scope,
  issues,
  questions,
  change,
}: {
  readonly scope: FieldScope;
  readonly issues: readonly Issue[];
  readonly questions: readonly CheckoutQuestion[];
  readonly change: (questions: CheckoutQuestion[], field: string) => void;
}) {
  /** Index of the open question: questions have no id. */
  const [open, setOpen] = useState<number | null>(null);
  const full = questions.length >= LIST_LIMITS.questions;
  useRefusedSave(() => {
    const first = questions.findIndex(
      (_question, index) => issuesUnder(issues, ['attributes', index]).length > 0,
    );
    if (first >= 0) setOpen(first);
  });

  return (
    <>
      <ol className="cw-questions-list" aria-label="Questions">
        {questions.map((question, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: its key is what is typed.
          <li key={index}>
            <Disclosure
              title={`Question ${index + 1}`}
              summary={question.label}
              open={open === index}
              onToggle={() => setOpen(open === index ? null : index)}
              problems={scope.problems(['attributes', index])}
              actions={
                <RowActions
                  name="question"
                  index={index}
                  count={questions.length}
                  onMove={(by) => {
                    change(reordered(questions, index, index + by), 'attributes.order');
                    if (open === index) setOpen(index + by);
                    else if (open === index + by) setOpen(index);
                  }}
                  onRemove={() => {
                    change(
                      questions.filter((_question, at) => at !== index),
                      'attributes.removed',
                    );
                    setOpen(null);
                  }}
                />
              }
            >
              <QuestionFields
                scope={scopeAt(scope, ['attributes', index])}
                question={question}
                change={(changes, field) =>
                  change(
                    questions.map((each, at) => (at === index ? { ...each, ...changes } : each)),
                    `attributes.${index}.${field}`,
                  )
                }
              />
            </Disclosure>
          </li>
        ))}
      </ol>
      <div>
        <Button
          disabled={full}
          onClick={() => {
            change([...questions, NEW], 'attributes.added');
            setOpen(questions.length);
          }}
        >
          {full ? `You can ask ${LIST_LIMITS.questions} questions` : 'Add question'}
        </Button>
      </div>
    </>
  );
}

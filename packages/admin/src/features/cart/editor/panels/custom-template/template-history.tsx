import type { CustomTemplate } from '@cartwright/core/templates/custom-template';
import { Button } from '@cartwright/ui/admin/button';
import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import { useId, useState } from 'react';

/** Earlier templates of a component, newest first. */
export function TemplateHistory({
  templates,
  onRestore,
}: {
  readonly templates: readonly CustomTemplate[];
  readonly onRestore: (templateId: string) => void;
}) {
  const [pending, setPending] = useState<CustomTemplate | null>(null);
  const id = useId();
  if (templates.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 className="cw-template__heading" id={id}>
        Earlier templates
      </h3>
      <ol className="cw-template__history">
        {templates.map((template) => {
          const when = whenOf(template);
          return (
            <li key={template.id} className="cw-template__earlier">
              <span>
                {template.name}
                <span className="cw-template__when">
                  {when}, {template.editedBy}
                </span>
              </span>
              <Button
                size="slim"
                accessibilityLabel={`Restore the template of ${when}`}
                onClick={() => setPending(template)}
              >
                Restore
              </Button>
            </li>
          );
        })}
      </ol>
      <ConfirmModal
        open={pending !== null}
        title="Restore this template?"
        message={`It was replaced after ${pending ? whenOf(pending) : ''}. Your current template is kept, too.`}
        confirm="Restore"
        cancel="Cancel"
        onConfirm={() => {
          if (pending) onRestore(pending.id);
          setPending(null);
        }}
        onCancel={() => setPending(null)}
      />
    </section>
  );
}

function whenOf({ timestamp }: CustomTemplate): string {
  return new Date(timestamp).toLocaleString(navigator.language, { dateStyle: 'medium', timeStyle: 'short' });
}

import { importLegacyCart } from '@cartwright/core/contract/legacy-carts';
import { Button } from '@cartwright/ui/admin/button';
import { Dialog } from '@cartwright/ui/admin/dialog';
import { Form } from '@cartwright/ui/admin/form';
import { TextField } from '@cartwright/ui/admin/text-field';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../../shared/api/api';
import { responseOf } from '../../../shared/api/api-client';
import { ApiFailureError } from '../../../shared/api/api-failure';
import { toast } from '../../../shared/state/toasts';
import { ONE_AT_A_TIME } from './list-changes';
import { useRefreshList } from './use-refresh-list';

const NOT_JSON = 'This isn’t JSON. Export the cart again, or paste all of it.';

/** Imports a cart from a file or pasted text: exported, or of the legacy format. */
export function ImportCartModal({ onClose }: { onClose: () => void }) {
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const refresh = useRefreshList();
  const take = useMutation({
    scope: ONE_AT_A_TIME,
    mutationFn: (cart: string) =>
      responseOf(api.call(importLegacyCart, { params: {}, query: {}, body: { cart } })),
    onSettled: refresh,
    onSuccess({ cart }) {
      toast(
        `“${cart.name}” was imported.${cart.legacy ? ' Upgrade it to edit it.' : ' It’s off until you enable it.'}`,
      );
      onClose();
    },
    onError: (failed) => setProblem(whyNot(failed)),
  });

  function submit() {
    if (take.isPending) return;
    if (isJson(text)) take.mutate(text);
    else setProblem(text.trim() === '' ? 'Choose a file, or paste a cart.' : NOT_JSON);
  }
  async function read(chosen: File | undefined) {
    if (!chosen) return;
    setProblem(null);
    setText(await chosen.text());
  }
  return (
    <Dialog
      title="Import a cart"
      confirm="Import"
      cancel="Cancel"
      busy={take.isPending}
      onConfirm={submit}
      onCancel={onClose}
    >
      <Form onSubmit={submit}>
        <div className="cw-import-file">
          <Button onClick={() => file.current?.click()}>Choose file</Button>
          <input
            ref={file}
            type="file"
            accept="application/json,.json"
            hidden
            aria-label="File (JSON)"
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              // Reset, so that the same file can be selected again after a fix.
              event.target.value = '';
              void read(chosen);
            }}
          />
        </div>
        <TextField
          label="Or paste the cart’s JSON"
          value={text}
          onChange={(typed) => {
            setText(typed);
            setProblem(null);
          }}
          autoComplete="off"
          spellCheck={false}
          helpText="Carts that were exported from Cartwright, and carts of the earlier generation. Shoppers don’t see an imported cart until you enable it; an earlier one has to be upgraded first."
          {...(problem !== null && { error: problem })}
        />
      </Form>
    </Dialog>
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function whyNot(problem: Error): string {
  if (!(problem instanceof ApiFailureError)) return problem.message;
  const { message, issues } = problem.failure;
  const [first] = issues;
  if (!first) return message;
  return first.path.length > 0 ? `${first.message} (${first.path.join('.')})` : first.message;
}

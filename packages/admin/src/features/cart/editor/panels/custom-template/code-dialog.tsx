import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { setTemplate } from '@cartwright/core/cart/commands/custom-template/custom-template';
import type { TemplateHolder } from '@cartwright/core/cart/commands/custom-template/template-holder';
import { visibleComponents } from '@cartwright/core/cart/components-of';
import { listedMetafields } from '@cartwright/core/cart/product-metafields';
import { isComponentType } from '@cartwright/core/components/component-types';
import { compileTemplate } from '@cartwright/core/templates/compile-template';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Button } from '@cartwright/ui/admin/button';
import { CodeEditor } from '@cartwright/ui/admin/code-editor';
import { FullDialog } from '@cartwright/ui/admin/full-dialog';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { PreviewView } from '../../../../../editor-kit/layout/use-layout';
import { useDocument } from '../../model/editor-context';
import { PreviewPane } from '../../preview/preview-pane';
import { liquidCompletions } from './liquid-completions';
import { ProblemList } from './problem-list';

/** Preview at phone size, to fit beside the code. */
const BESIDE_CODE: PreviewView = { viewport: 'phone', zoom: 'fit', page: false };

/** Dialog with a template's code, its problems and a preview, side by side. */
export function CodeDialog({
  holder,
  source,
  onSave,
  onClose,
}: {
  holder: TemplateHolder;
  source: string;
  onSave: (source: string) => void;
  onClose: () => void;
}) {
  const { subject, componentId, title } = holder;
  const present = useDocument(visibleTypes);
  const [draft, setDraft] = useState(source);
  const [jump, setJump] = useState<{ at: number } | null>(null);
  const [leaving, setLeaving] = useState(false);
  const [refused, setRefused] = useState(false);
  const settled = useDeferredValue(draft);
  const { template, problems } = useMemo(
    () => compileTemplate(settled, subject, present.split(' ').filter(isComponentType)),
    [settled, subject, present],
  );
  const metafields = useDocument((document) => listedMetafields(document).join(','));
  const completions = useMemo(
    () => liquidCompletions(subject, metafields.split(',').filter(Boolean)),
    [subject, metafields],
  );
  /** Last source that compiled: the preview keeps it while typing breaks the template. */
  const sound = useRef(source);
  if (template) sound.current = settled;
  const shown = sound.current;
  const revise = useCallback(
    (document: CartDocument) => withTemplate(document, componentId, shown),
    [componentId, shown],
  );

  const code = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(BESIDE_CODE);

  function leave() {
    if (draft === source) onClose();
    else setLeaving(true);
  }

  function keepWriting() {
    setLeaving(false);
    code.current?.querySelector<HTMLElement>('[role="textbox"], textarea')?.focus();
  }

  function save() {
    if (compileTemplate(draft, subject).template === null) {
      setRefused(true);
      return;
    }
    onSave(draft);
    onClose();
  }

  return (
    <FullDialog
      title={`Template of ${title}`}
      onLeave={leave}
      onSave={save}
      actions={
        leaving ? (
          <>
            <span role="alert" tabIndex={-1} ref={takeFocus}>
              Discard your changes?
            </span>
            <Button onClick={keepWriting}>Keep editing</Button>
            <Button tone="critical" variant="primary" onClick={onClose}>
              Discard
            </Button>
          </>
        ) : (
          <>
            <Button onClick={leave}>Cancel</Button>
            <Button variant="primary" onClick={save}>
              Save template
            </Button>
          </>
        )
      }
    >
      <div className="cw-code-dialog">
        <div className="cw-code-dialog__code" ref={code}>
          <CodeEditor
            label="Code"
            value={draft}
            language="liquid"
            onChange={(next) => {
              setDraft(next);
              setRefused(false);
            }}
            diagnostics={problems}
            limit={TEXT_LIMITS.template}
            minLines={16}
            completions={completions}
            jump={jump}
          />
          <ProblemList problems={problems} refused={refused} onJump={(at) => setJump({ at })} />
        </div>
        <div className="cw-code-dialog__preview">
          <PreviewPane
            layout={{ ...view, change: (change) => setView((before) => ({ ...before, ...change })) }}
            selectedComponentId={componentId}
            revise={revise}
          />
        </div>
      </div>
    </FullDialog>
  );
}

/** Types of the visible components, joined to a string so that other edits don't re-render. */
function visibleTypes(document: CartDocument): string {
  return visibleComponents(document)
    .map(({ component }) => component.type)
    .join(' ');
}

/** Moves the focus to the confirmation that replaced the button. */
function takeFocus(question: HTMLElement | null): void {
  question?.focus();
}

/** Document with the template applied. */
function withTemplate(document: CartDocument, componentId: string | null, source: string): CartDocument {
  const edit = { editedBy: '', at: '', newId: () => 'draft' };
  const written = setTemplate(document, { componentId, source, edit });
  if (!written.ok) return document;
  if (componentId === null) return { ...written.document, useCustomTemplate: true };
  return {
    ...written.document,
    components: written.document.components.map((each) =>
      each.componentId === componentId ? { ...each, useCustomTemplate: true } : each,
    ),
  };
}

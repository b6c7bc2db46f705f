import { Button, ButtonGroup, Text } from '@shopify/polaris';
import type { WidgetEditing } from '../../widgets/use-widget-editing';
import './widget-save.css';

/** Whether a widget is saved, and the buttons that save it. It stays in sight while the panel is scrolled. */
export function WidgetSave({ editing }: { readonly editing: WidgetEditing }) {
  const { unsaved, saving, problem, issues } = editing;
  const [first] = issues;
  return (
    <div className="cw-widget-save">
      <div role="status">
        <Text as="p" tone={problem === null ? 'subdued' : 'critical'}>
          {problem ??
            (unsaved ? (first?.message ?? 'This widget has unsaved changes.') : 'This widget is saved.')}
        </Text>
      </div>
      {unsaved && (
        <ButtonGroup>
          <Button variant="primary" loading={saving} disabled={issues.length > 0} onClick={editing.save}>
            Save widget
          </Button>
          <Button disabled={saving} onClick={editing.discard}>
            Discard
          </Button>
        </ButtonGroup>
      )}
    </div>
  );
}

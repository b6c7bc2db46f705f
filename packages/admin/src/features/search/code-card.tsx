import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { BlockStack } from '@cartwright/ui/admin/block-stack';
import { Button } from '@cartwright/ui/admin/button';
import { CodeEditor } from '@cartwright/ui/admin/code-editor';
import { useId, useState } from 'react';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { useSearch } from './search-editor';

/** Custom code of the results page, collapsed by default. Runs in the store only. */
export function CodeCard() {
  const { settings, scope, set } = useSearch();
  const { userDefinedCode: code } = settings;
  const [isToggled, setToggled] = useState(false);
  const id = useId();
  const errorOf = (kind: keyof typeof code) => scope.error(['userDefinedCode', kind]);
  const isOpen = isToggled || KINDS.some(({ kind }) => errorOf(kind) !== undefined);
  const isUsed = KINDS.some(({ kind }) => code[kind] !== '');
  return (
    <SettingsCard
      title="Your code"
      help={
        isUsed
          ? 'Your search results page uses custom code.'
          : 'For anything the settings above can’t do on the results page.'
      }
      action={
        <Button
          variant="plain"
          ariaExpanded={isOpen}
          ariaControls={id}
          onClick={() => setToggled(!isOpen)}
          disclosure={isOpen ? 'up' : 'down'}
        >
          {isOpen ? 'Hide code' : 'Edit code'}
        </Button>
      }
    >
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <BlockStack gap="400">
            {KINDS.map(({ kind, label, language, help }) => (
              <CodeEditor
                key={kind}
                label={label}
                language={language}
                value={code[kind]}
                limit={TEXT_LIMITS.searchCode}
                help={help}
                error={errorOf(kind)}
                onChange={(text) => set('userDefinedCode', { ...code, [kind]: text }, `Change ${label}`)}
              />
            ))}
          </BlockStack>
        )}
      </div>
    </SettingsCard>
  );
}

const KINDS = [
  {
    kind: 'css',
    label: 'CSS',
    language: 'css',
    help: 'Works where your theme has the “Search results” block.',
  },
  {
    kind: 'js',
    label: 'JavaScript',
    language: 'javascript',
    help: 'Only paste code you trust. It runs as a module, once for each search.',
  },
] as const;

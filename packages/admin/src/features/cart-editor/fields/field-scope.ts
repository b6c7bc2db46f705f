import type { Issue, Path } from '@cartwright/core/smart-cart/issue';
import { useMemo } from 'react';
import { useEditor, useView } from '../model/editor-context';
import { fieldKey, issueAt, issuesUnder, isTold, type Problems, problemsIn } from '../model/issues';

/** How the fields of one panel show their issues: after they were left, or after a save was refused. */
export interface FieldScope {
  /** The message of the issue at a path; undefined while there is none to show. */
  readonly error: (path: Path) => string | undefined;
  /** How many issues are at a path and below it: told and waiting. */
  readonly problems: (path: Path) => Problems;
  /** To be called when a field is left. */
  readonly leave: (path: Path) => void;
  /** The path as issues name it, from the component's settings. */
  readonly whole: (path: Path) => Path;
  /** The component that the fields are of; null: the cart itself. */
  readonly componentId: string | null;
}

/** The scope of a component's fields; `componentId` null: of the cart's own. Paths are those of the issues. */
export function useFieldScope(componentId: string | null, issues: readonly Issue[]): FieldScope {
  const model = useEditor();
  const left = useView((view) => view.left);
  const refusedSaves = useView((view) => view.refusedSaves);
  const serverIssues = useView((view) => view.serverIssues);
  return useMemo(
    () => ({
      error(path) {
        const own = issueAt(issues, path);
        if (own) return isTold(own, { left, refusedSaves }) ? own.message : undefined;
        const theirs = serverIssues.filter((each) => (each.componentId ?? null) === componentId);
        return issueAt(theirs, path)?.message;
      },
      problems: (path) => problemsIn(issuesUnder(issues, path), { left, refusedSaves }),
      leave: (path) => model.leave(fieldKey(componentId, path)),
      whole: (path) => path,
      componentId,
    }),
    [componentId, issues, refusedSaves, left, serverIssues, model],
  );
}

/** The scope of what lies below a path: a tier's fields name themselves, not their place. */
export function scopeAt(scope: FieldScope, base: Path): FieldScope {
  return {
    error: (path) => scope.error([...base, ...path]),
    problems: (path) => scope.problems([...base, ...path]),
    leave: (path) => scope.leave([...base, ...path]),
    whole: (path) => scope.whole([...base, ...path]),
    componentId: scope.componentId,
  };
}

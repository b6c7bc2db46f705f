import type { Issue, Path } from '@cartwright/core/editing/issue';
import { useMemo } from 'react';
import { useControls, useView } from '../model/editor-context';
import { fieldKey, isReported, issueAt, issuesUnder, type Problems, problemsIn } from '../model/issues';
import { fieldText } from './field-text';

/** Scope of a panel's fields, which show their issues after blur, or after a rejected save. */
export interface FieldScope {
  /** Error message at a path; undefined if none is to be shown. */
  readonly error: (path: Path) => string | undefined;
  /** Counts of reported and pending issues at a path and below. */
  readonly problems: (path: Path) => Problems;
  /** Call on focus of a text field. */
  readonly enter: (path: Path) => void;
  /** Call on blur of a field. */
  readonly leave: (path: Path) => void;
  /** Path relative to the document section, as in issues. */
  readonly whole: (path: Path) => Path;
  /** Section id as in issues; null for the document itself. */
  readonly part: string | null;
  /** Id of the fields' item, whose index in paths can change. */
  readonly owner: string | null;
}

/** Scope of the fields of a section; null: the document's own. Paths are those of issues. */
export function useFieldScope(part: string | null, issues: readonly Issue[]): FieldScope {
  const controls = useControls();
  const left = useView((view) => view.left);
  const refusedSaves = useView((view) => view.refusedSaves);
  const serverIssues = useView((view) => view.serverIssues);
  return useMemo(
    () => ({
      error(path) {
        const own = issueAt(issues, path);
        if (own) return isReported(own, { left, refusedSaves }) ? fieldText(own) : undefined;
        const theirs = issueAt(
          serverIssues.filter((each) => (each.scope ?? null) === part),
          path,
        );
        return theirs && fieldText(theirs);
      },
      problems: (path) => problemsIn(issuesUnder(issues, path), { left, refusedSaves }),
      enter: (path) => controls.enter({ part, path }),
      leave: (path) => controls.leave(fieldKey(part, path)),
      whole: (path) => path,
      part,
      owner: null,
    }),
    [part, issues, refusedSaves, left, serverIssues, controls],
  );
}

/** Scope below a path, with relative paths. `owner` is the id of the item there. */
export function scopeAt(scope: FieldScope, base: Path, owner: string | null = scope.owner): FieldScope {
  return {
    error: (path) => scope.error([...base, ...path]),
    problems: (path) => scope.problems([...base, ...path]),
    enter: (path) => scope.enter([...base, ...path]),
    leave: (path) => scope.leave([...base, ...path]),
    whole: (path) => scope.whole([...base, ...path]),
    part: scope.part,
    owner,
  };
}

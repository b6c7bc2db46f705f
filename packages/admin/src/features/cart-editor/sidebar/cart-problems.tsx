import { ProblemCount } from '../fields/problem-count';
import { cartFieldIssues, issuesUnder, screenOfIssue } from '../model/issues';
import { useProblems } from '../model/use-problems';

/** The issues that the general screen can have, counted: a blank name, and a template that cannot be used. */
export function CartProblems() {
  const problems = useProblems((document) =>
    cartFieldIssues(document).filter((issue) => screenOfIssue(issue).kind === 'general'),
  );
  return <ProblemCount problems={problems} />;
}

/** The issues of Buy More Save More, counted; none while it is off. */
export function VolumeProblems() {
  const problems = useProblems((document) => issuesUnder(cartFieldIssues(document), ['buyMoreSaveMore']));
  return <ProblemCount problems={problems} />;
}

import { Discussion } from './Discussion.tsx'
import { HelpPanel } from './HelpPanel.tsx'
import { OwnSubmissions } from './OwnSubmissions.tsx'
import type { ProblemData } from './ProblemPage.tsx'

/** What stands beside a problem and comes when somebody asks for it: help, own submissions, what others say. */
export function MoreOnProblem({ tab, problem }: { tab: 'help' | 'submissions' | 'talk'; problem: ProblemData }) {
  if (tab === 'help') return <HelpPanel slug={problem.slug} />
  return tab === 'talk' ? <Discussion slug={problem.slug} /> : <OwnSubmissions problem={problem} />
}

import { HelpPanel } from './HelpPanel.tsx'
import { OwnSubmissions } from './OwnSubmissions.tsx'
import { ProblemDiscussion } from './ProblemDiscussion.tsx'
import type { ProblemData } from './ProblemPage.tsx'

/** The tabs of a problem that are loaded on demand. */
export function ProblemTab({ tab, problem }: { tab: 'help' | 'submissions' | 'talk'; problem: ProblemData }) {
  if (tab === 'help') return <HelpPanel slug={problem.slug} />
  return tab === 'talk' ? <ProblemDiscussion problemId={problem.id} /> : <OwnSubmissions problem={problem} />
}

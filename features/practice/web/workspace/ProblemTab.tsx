import { HelpPanel } from './HelpPanel.tsx'
import type { LoadCode } from './load-code.ts'
import { OwnSubmissions } from './OwnSubmissions.tsx'
import { ProblemDiscussion } from './ProblemDiscussion.tsx'
import type { ProblemData } from './ProblemPage.tsx'
import { SolutionsPanel } from './solutions/SolutionsPanel.tsx'
import type { TabName } from './tabs.ts'

/** The tabs of a problem that are loaded on demand. */
export function ProblemTab({ tab, problem, onLoadCode }: { tab: Exclude<TabName, 'problem'>; problem: ProblemData; onLoadCode: LoadCode }) {
  if (tab === 'help') return <HelpPanel slug={problem.slug} tags={problem.tags} />
  if (tab === 'solutions') return <SolutionsPanel problem={problem} />
  return tab === 'talk' ? <ProblemDiscussion problemId={problem.id} /> : <OwnSubmissions problem={problem} onLoadCode={onLoadCode} />
}

import { Discussion } from './Discussion.tsx'
import { HelpPanel } from './HelpPanel.tsx'
import { OwnSubmissions } from './OwnSubmissions.tsx'

/** What stands beside a problem and comes when somebody asks for it: help, own submissions, what others say. */
export function MoreOnProblem({ tab, slug }: { tab: 'help' | 'submissions' | 'talk'; slug: string }) {
  if (tab === 'help') return <HelpPanel slug={slug} />
  return tab === 'talk' ? <Discussion slug={slug} /> : <OwnSubmissions slug={slug} />
}

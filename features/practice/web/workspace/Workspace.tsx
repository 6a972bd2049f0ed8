import { Suspense, useEffect, useState } from 'react'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { codeXmlIcon } from '#platform/web/ui/icons.ts'
import { useLocation } from '#platform/web/pages/navigation.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Tabs } from '#platform/web/ui/Tabs.tsx'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { CodePane } from './CodePane.tsx'
import type { ProblemData } from './ProblemPage.tsx'
import { ProblemHeader, ProblemText } from './ProblemText.tsx'
import { ReportProblem } from './ReportProblem.tsx'
import { OwnProgress } from './OwnProgress.tsx'

const ProblemTab = lazyPart(() => import('./ProblemTab.tsx').then((module) => module.ProblemTab))

const TABS = [
  { name: 'problem', label: 'Problem' },
  { name: 'help', label: 'Hints and editorial' },
  { name: 'submissions', label: 'My submissions' },
  { name: 'talk', label: 'Discussion' },
] as const
type TabName = (typeof TABS)[number]['name']

/** The workspace of a problem: the statement on the left, code and results on the right (requirement Q-5). */
export function Workspace({ problem }: { problem: ProblemData }) {
  const [tab, setTab] = useState<TabName>('problem')
  const { hash } = useLocation()
  // A link to a comment opens the discussion.
  useEffect(() => {
    if (hash.startsWith('#comment-')) setTab('talk')
  }, [hash])
  // A verdict may change the tabs, so it reloads them.
  const [judgedCount, countJudged] = useState(0)
  return (
    <div className="mx-auto grid max-w-[100rem] grid-cols-1 gap-x-8 gap-y-6 px-8 py-6 max-md:px-4 lg:grid-cols-2">
      <section aria-label="Problem" className="min-w-0 max-lg:[&_*]:scroll-mb-24">
        <ProblemHeader problem={problem} progress={<OwnProgress key={judgedCount} slug={problem.slug} />} />
        <Tabs label="About this problem" tabs={TABS} active={tab} onChange={setTab}>
          {tab === 'problem' ? (
            <>
              <ProblemText problem={problem} />
              <div className="mt-6">
                <ReportProblem id={problem.id} />
              </div>
            </>
          ) : (
            <Suspense fallback={<Skeleton className="h-24" />}>
              <ProblemTab key={judgedCount} tab={tab} problem={problem} />
            </Suspense>
          )}
        </Tabs>
        <p className="pointer-events-none sticky bottom-3 z-1 mt-4 flex justify-end *:pointer-events-auto *:shadow-popover max-md:bottom-[calc(var(--tabs)+0.75rem)] lg:hidden">
          <ButtonLink to="#code" icon={codeXmlIcon}>
            Skip to code
          </ButtonLink>
        </p>
      </section>
      <section id="code" tabIndex={-1} aria-label="Your solution" className="min-w-0 lg:sticky lg:top-[calc(var(--topbar)+1.5rem)] lg:max-h-[calc(100dvh-var(--topbar)-3rem)] lg:self-start lg:overflow-y-auto">
        <CodePane problem={problem} onJudged={() => countJudged((count) => count + 1)} />
      </section>
    </div>
  )
}

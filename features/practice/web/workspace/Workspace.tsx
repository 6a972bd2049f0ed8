import { Suspense, useEffect, useRef, useState } from 'react'
import { useContributions } from '#platform/web/pages/feature.ts'
import { useLocation, useReplaceUrl } from '#platform/web/pages/navigation.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Tabs } from '#platform/web/ui/Tabs.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { useLanguage } from './code-choices.ts'
import { CodePane } from './CodePane.tsx'
import type { LoadCode } from './load-code.ts'
import { FIRST_SIZES } from './pane-sizes.ts'
import { PaneSeparator } from './PaneSeparator.tsx'
import type { ProblemData } from './ProblemPage.tsx'
import { DailyNote } from '../daily/DailyNote.tsx'
import { AddToList } from '../lists/AddToList.tsx'
import { ProblemNote } from './ProblemNote.tsx'
import { ProblemHeader, ProblemText } from './ProblemText.tsx'
import { ReportProblem } from './ReportProblem.tsx'
import { OwnProgress } from './OwnProgress.tsx'
import { linkedSolution } from './solutions/linked-solution.ts'
import { TABS, tabHash, tabOf, type TabName } from './tabs.ts'
import { usePaneSizes } from './use-pane-sizes.ts'
import { ViewSwitch, type View } from './ViewSwitch.tsx'
import './workspace.css'

const ProblemTab = lazyPart(() => import('./ProblemTab.tsx').then((module) => module.ProblemTab))

/** The workspace of a problem: the statement on the left, code over results on the right (requirement Q-5). Small screens show one of them. */
export function Workspace({ problem }: { problem: ProblemData }) {
  const [tab, setTab] = useState<TabName>('problem')
  const [view, setView] = useState<View>('problem')
  const [language, chooseLanguage] = useLanguage(problem)
  const element = useRef<HTMLDivElement>(null)
  const [sizes, resize] = usePaneSizes(element)
  const { hash, pathname, search } = useLocation()
  const replaceUrl = useReplaceUrl()
  useEffect(() => {
    // A link to a shared solution, to a comment or to the editorial opens its tab.
    const named = tabOf(hash) ?? (linkedSolution(search) === null ? null : 'solutions')
    if (named !== null) setTab(named)
    if (hash === '#code') setView('code')
  }, [hash, search])
  // A verdict may change the tabs, so it reloads them.
  const [judgedCount, countJudged] = useState(0)
  const notices = useContributions('workspaceNotices')
  const isMounted = useMounted()
  const isMember = useSession() !== null && isMounted
  const [loaded, setLoaded] = useState<Parameters<LoadCode>[0] | null>(null)
  const loadCode: LoadCode = (next) => {
    setLoaded({ ...next })
    setView('code')
  }
  const showTab = (name: TabName) => {
    setTab(name)
    // The address of a shared solution or comment names that tab.
    const isLinked = linkedSolution(search) !== null
    replaceUrl((isLinked ? pathname : pathname + search) + tabHash(name))
  }
  const openTab = (name: TabName) => {
    showTab(name)
    setView('problem')
    if (sizes.columns === 0) resize({ columns: FIRST_SIZES.columns })
  }
  return (
    <div ref={element} className="workspace" data-view={view} data-columns={sizes.columns} data-rows={sizes.rows}>
      <a className="link sr-only focus:not-sr-only" href="#code" onClick={() => setView('code')}>
        Skip to the code
      </a>
      <ViewSwitch view={view} onChange={setView} />
      <section id="problem-pane" aria-label="Problem" className="workspace-problem">
        <Suspense>{isMember && notices.map(({ name, Component }) => <Component key={name} slug={problem.slug} judgedCount={judgedCount} />)}</Suspense>
        <DailyNote slug={problem.slug} />
        <ProblemHeader problem={problem} action={<AddToList slug={problem.slug} />} progress={<OwnProgress key={judgedCount} slug={problem.slug} />} />
        <Tabs label="About this problem" tabs={TABS} active={tab} onChange={showTab}>
          {tab === 'problem' ? (
            <>
              <ProblemText problem={problem} language={language} />
              <ProblemNote slug={problem.slug} />
              <p className="mt-6">
                <ReportProblem id={problem.id} />
              </p>
            </>
          ) : (
            <Suspense fallback={<Skeleton className="h-24" />}>
              <ProblemTab key={judgedCount} tab={tab} problem={problem} onLoadCode={loadCode} />
            </Suspense>
          )}
        </Tabs>
      </section>
      <PaneSeparator isVertical label="Resize the problem" controls="problem-pane" size={sizes.columns} first={FIRST_SIZES.columns} onChange={(columns) => resize({ columns })} />
      <section id="code" tabIndex={-1} aria-label="Your solution" className="workspace-solution">
        <CodePane problem={problem} language={language} chooseLanguage={chooseLanguage} loaded={loaded} sizes={sizes} onResize={resize} onShow={setView} onOpenTab={openTab} onJudged={() => countJudged((count) => count + 1)} />
      </section>
    </div>
  )
}

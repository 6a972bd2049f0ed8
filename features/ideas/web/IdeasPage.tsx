import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { pencilIcon, plusIcon } from '#platform/web/ui/icons.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { takeFocus, useReturnedFocus } from '#platform/web/ui/take-focus.ts'
import { dismissToastsAbout } from '#platform/web/ui/toast-store.ts'
import { IDEAS_PATH } from '../rules/paths.ts'
import { IdeaFilters } from './IdeaFilters.tsx'
import { IDEA_DRAFT, IdeaForm } from './IdeaForm.tsx'
import { IdeaList } from './IdeaList.tsx'
import { IdeasQuery, type IdeasData, type IdeasVariables } from './ideas-query.ts'
import { SentIdea, type Sent } from './SentIdea.tsx'
import { WaitingIdeas, type WaitingIdea } from './WaitingIdeas.tsx'
import { listAddress, parseListAddress } from './list-address.ts'
import './ideas.css'

const STEPS = [
  ['Describe it', 'Say what is missing and who needs it. A few sentences are enough.'],
  ['Find your team', 'People vote for your idea and join it. Members get their own conversation.'],
  ['Build and ship', 'Plan tasks, record decisions, and set the status to Shipped: it appears on the profiles of all members.'],
] as const

/** Idea submission (requirements I-1, I-2). `ideas` is null if the list could not be loaded. */
function IdeasPage({ data, location }: { data: IdeasData | null; location: RouteLocation }) {
  const state = parseListAddress(location.searchParams)
  const [isOpen, open] = useState(false)
  const [hasDraft, setHasDraft] = useState(false)
  const [sent, setSent] = useState<Sent | null>(null)
  const [takenBack, takeBack] = useState<WaitingIdea | null>(null)
  const form = useRef<HTMLDivElement>(null)
  const { button, giveBack } = useReturnedFocus()
  const write = (focus = '[name=title]', idea: WaitingIdea | null = null) => {
    dismissToastsAbout(IDEA_DRAFT)
    flushSync(() => {
      setSent(null)
      open(true)
      takeBack(idea)
    })
    form.current?.querySelector<HTMLElement>(focus)?.focus()
  }
  const cancel = () => {
    giveBack()
    open(false)
  }
  const finish = (sent: Sent) => {
    open(false)
    setSent(sent)
  }
  return (
    <Page
      title="Submit Your Idea"
      sentence="Propose something to build, and find people to build it with."
      action={
        <>
          <a className="link text-sm in-data-[session=in]:hidden" href="#ideas">
            See submitted ideas
          </a>
          {!isOpen && (
            <span className="hidden in-data-[session=in]:block">
              <Button ref={button} variant="primary" icon={hasDraft ? pencilIcon : plusIcon} onClick={() => write()}>
                {hasDraft ? 'Continue your draft' : 'Write an idea'}
              </Button>
            </span>
          )}
        </>
      }
    >
      {sent !== null && <SentIdea ref={takeFocus} sent={sent} />}
      {/* Members come for the list more often: for them the form opens with its button. It stays open after a login when it was in use. */}
      <div ref={form} data-idea-form={isOpen ? 'open' : 'folded'} className="grid grid-cols-1 items-start gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,42rem)_minmax(0,22rem)]">
        <IdeaForm takenBack={takenBack} onDraft={setHasDraft} onType={() => open(true)} onCancel={cancel} onSubmitted={finish} />
        <ol className="grid gap-4 max-xl:hidden" aria-label="How it works">
          {STEPS.map(([title, text], at) => (
            <li key={title} className="grid grid-cols-[2rem_1fr] gap-x-3">
              <span aria-hidden="true" className="tabular grid size-8 place-content-center rounded-full border border-line text-sm text-text-muted">
                {at + 1}
              </span>
              <span className="grid gap-0.5 pt-1">
                <span className="font-medium">{title}</span>
                <span className="text-sm text-text-muted">{text}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <section id="ideas" aria-labelledby="ideas-title" className="grid scroll-mt-20 grid-cols-1 gap-5 border-t border-line pt-8">
        <h2 id="ideas-title" className="text-xl">
          Submitted Ideas
        </h2>
        <IdeaFilters state={state} search={location.searchParams} />
        {state.show === 'mine' && <WaitingIdeas hasDraft={hasDraft} onEdit={(idea) => write('[type=email]', idea)} />}
        <IdeaList state={state} data={data} />
      </section>
    </Page>
  )
}

export const page = definePage<IdeasData | null, IdeasVariables>({
  document: IdeasQuery,
  variables: (location) => {
    // What belongs to one person is not part of the public page.
    const { q, status, sort, after } = parseListAddress(location.searchParams)
    return { q, status, sort, after }
  },
  fallback: () => null,
  cacheTags: () => ['ideas'],
  meta: (_data, location) => {
    const { q, status, show } = parseListAddress(location.searchParams)
    return {
      title: 'Submit Your Idea',
      description: 'Ideas for projects in AI, machine learning and data science that are looking for people to build them.',
      canonical: status === null ? IDEAS_PATH : listAddress({ q: null, status, sort: 'newest', show: null, after: null }, {}),
      hidden: q !== null || show !== null,
    }
  },
  Component: IdeasPage,
})

import { Suspense, useEffect, useRef, useState } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { useLocation } from '#platform/web/pages/navigation.ts'
import { useTurnedOff } from '#platform/web/data/turned-off.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { externalLinkIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { Notice } from '#platform/web/ui/Notice.tsx'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { applicantsPath, editJobPath, outsidePath, TRACKER_PATH } from '../rules/paths.ts'
import { applicationText, hasApplied, type ApplicationState } from '../rules/stages.ts'
import type { JobDetails } from './JobPage.tsx'
import { JobMarksQuery, useIsPoster, useMarks } from './viewer-jobs.ts'

const ApplyDialog = lazyPart(() => import('./ApplyDialog.tsx').then((module) => module.ApplyDialog))
const Withdraw = graphql(`
  mutation WithdrawApplication($id: ID!) { withdrawApplication(id: $id) }
`)
const NoteApplied = graphql(`
  mutation NoteApplied($id: ID!) { moveTrackedJob(id: $id, stage: Applied) }
`)

const LOG_IN_TO_APPLY = 'Log in to apply for this job.'

/** Apply, the state of the viewer's application, or why the job takes none. */
export function ApplyBox({ job }: { job: JobDetails }) {
  const { asMember } = useAuth()
  const session = useSession()
  const isPoster = useIsPoster(job)
  const off = useTurnedOff('jobs')
  const [isOpen, open] = useState(false)
  const marks = useMarks()
  const isKnown = marks !== null && marks !== undefined
  const mark = marks?.tracked.find(({ jobId }) => jobId === job.id)
  const isApplied = hasApplied(mark?.applicationState)
  const { expiresAt } = job
  const { hash } = useLocation()
  const wasAsked = useRef(false)
  const takesForm = job.isOpen && !job.isOutside && off === null && session !== null && !isPoster
  useEffect(() => {
    // “Apply” in a list leads here: the form opens at once.
    if (hash !== '#apply' || !takesForm || !isKnown || wasAsked.current) return
    wasAsked.current = true
    if (!isApplied) open(true)
  }, [hash, takesForm, isKnown, isApplied])
  // A visitor logs in first; then the form opens by the effect above.
  useEffect(() => {
    if (hash === '#apply' && session === null && job.isOpen && !job.isOutside && off === null) asMember(() => {}, LOG_IN_TO_APPLY)
    // Once for each visit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hash])
  if (isPoster) return <OwnJob id={job.id} />
  if (!job.isOpen && !isApplied) return null
  return (
    <section id="apply" aria-label="Apply" className="card grid grid-cols-1 gap-3 scroll-mt-24">
      {isApplied ? (
        <Applied job={job} state={mark!.applicationState as ApplicationState} />
      ) : job.isOutside ? (
        <OutsideLink job={job} hasNoted={mark !== undefined && mark.stage !== 'Saved'} />
      ) : off !== null ? (
        <Notice>{off}</Notice>
      ) : (
        <Button variant="primary" wide onClick={() => asMember(() => open(true), LOG_IN_TO_APPLY)}>
          Apply
        </Button>
      )}
      {job.isOpen && expiresAt !== null && (
        <p className="text-sm text-text-muted">
          Open until <TimeUntil at={expiresAt} />
        </p>
      )}
      <Suspense>{isOpen && <ApplyDialog job={job} onClose={() => open(false)} />}</Suspense>
    </section>
  )
}

/** The last day, the same on the server and in the browser. */
const TimeUntil = ({ at }: { at: string }) => <time dateTime={at}>{new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at))}</time>

function Applied({ job: { id, company }, state }: { job: JobDetails; state: ApplicationState }) {
  const [isAsking, ask] = useState(false)
  const withdraw = useMutation(Withdraw, {
    onSuccess: async (_data, _variables, cache) => {
      await cache.invalidateQueries(JobMarksQuery)
      ask(false)
    },
  })
  return (
    <>
      <p role="status" className="font-medium">
        You applied
      </p>
      <p className="text-sm text-text-muted">
        Status at {company}: {applicationText(state)}
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={TRACKER_PATH}>Your applications</ButtonLink>
        <Button variant="ghost" onClick={() => ask(true)}>
          Withdraw
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        question="Withdraw your application?"
        explanation="Your note, the profile you sent and your PDF are deleted. You can apply again while the job is open."
        confirm="Withdraw"
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ id })}
        onClose={() => ask(false)}
      >
        <ErrorMessage message={withdraw.error?.message} />
      </ConfirmDialog>
    </>
  )
}

/** The link to the company's form, and a button that adds the job to the board afterwards. */
function OutsideLink({ job: { id, company }, hasNoted }: { job: JobDetails; hasNoted: boolean }) {
  const { asMember } = useAuth()
  const note = useMutation(NoteApplied, { onSuccess: (_data, _variables, cache) => cache.invalidateQueries(JobMarksQuery) })
  return (
    <>
      <a className="button button-primary" href={outsidePath(id)} target="_blank" rel="nofollow noopener noreferrer">
        Apply at {company}
        <Icon of={externalLinkIcon} small />
      </a>
      {hasNoted ? (
        <p role="status" className="text-sm text-text-muted">
          It is on{' '}
          <a className="link" href={TRACKER_PATH}>
            your board
          </a>
          .
        </p>
      ) : (
        <Button busy={note.isPending} onClick={() => asMember(() => note.mutate({ id }))}>
          I applied there
        </Button>
      )}
      <ErrorMessage message={note.error?.message} />
    </>
  )
}

const OwnJob = ({ id }: { id: string }) => (
  <section className="card grid gap-3">
    <p className="font-medium">You posted this job</p>
    <div className="flex flex-wrap gap-2">
      <ButtonLink to={applicantsPath(id)}>See applicants</ButtonLink>
      <ButtonLink to={editJobPath(id)}>Edit job</ButtonLink>
    </div>
  </section>
)

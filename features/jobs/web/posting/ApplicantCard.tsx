import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { downloadFile } from '#platform/web/download-file.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { useMutation, type MutationOptions } from '#platform/web/data/use-mutation.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { downloadIcon } from '#platform/web/ui/icons.ts'
import { Select } from '#platform/web/ui/Select.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { showLatestToast, showToast } from '#platform/web/ui/toast-store.ts'
import { profilePath } from '#features/people/rules/paths.ts'
import { APPLICATION_LABELS, DECISIONS, type Answer, type ApplicationState, type Decision } from '../../rules/stages.ts'
import { ApplicantNotes, MessageApplicant } from './ApplicantForms.tsx'
import { ApplicantsQuery, type Applicant } from './applicants-query.ts'
import { SentProfile } from './SentProfile.tsx'
import { ShownCandidate } from './ShownCandidate.tsx'

const AnswerApplicant = graphql(`
  mutation AnswerApplicant($id: ID!, $state: ApplicationDecision!) { answerApplicant(id: $id, state: $state) }
`)

/** The status of an application. Each change can be undone. */
function useAnswer(jobId: string, { id, person, state }: Applicant) {
  const options: MutationOptions<unknown, { id: string; state: Answer }> = {
    scope: { id: `applicant ${id}` },
    onSuccess: (_data, variables, cache) =>
      cache.updateQuery(ApplicantsQuery, { id: jobId }, (data) => ({ ...data, applicants: data.applicants.map((one) => (one.id === id ? { ...one, state: variables.state } : one)) })),
  }
  const answer = useMutation(AnswerApplicant, options)
  const undo = useMutation(AnswerApplicant, { ...options, onError: (error) => showToast(error.message, { kind: 'error' }) })
  const pending = answer.isPending ? answer : undo.isPending ? undo : null
  const shown = (pending === null ? state : pending.variables!.state) as Answer
  const told = (next: Answer) => `Moved ${person.name} to ${APPLICATION_LABELS[next]}.`
  const takeBack = (earlier: Answer) => undo.mutate({ id, state: earlier }, { onSuccess: () => showLatestToast(id, told(earlier)) })
  const change = (next: Decision) => answer.mutate({ id, state: next }, { onSuccess: () => showLatestToast(id, told(next), { action: { label: 'Undo', run: () => takeBack(shown) } }) })
  return { answer, shown, change }
}

/** An application: what was sent, its state, notes and a message. */
export function ApplicantCard({ jobId, applicant }: { jobId: string; applicant: Applicant }) {
  const { id, person, coverNote, appliedAt, resumeName, resumePath, profile, candidate, notes } = applicant
  const { answer, shown, change } = useAnswer(jobId, applicant)
  const [downloadError, setDownloadError] = useState<string | null>(null)
  return (
    <Card as="li" className="grid grid-cols-1 gap-4" of={person.id}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 items-start gap-3">
          <Avatar person={{ ...person, picture: person.avatarUrl }} />
          <div className="min-w-0">
            <h3 dir="auto" className="font-medium wrap-anywhere">
              <a className="hover:underline" href={profilePath(person.username)}>
                {person.name}
              </a>
            </h3>
            <p className="text-sm text-text-muted">
              Applied <TimeAgo at={appliedAt} />
            </p>
          </div>
        </div>
        <Select
          aria-label={`Application status of ${person.name}`}
          value={shown}
          options={[...(shown === 'new' ? [{ value: 'new', label: APPLICATION_LABELS.new }] : []), ...DECISIONS.map((value) => ({ value, label: APPLICATION_LABELS[value as ApplicationState] }))]}
          onChange={({ target }) => change(target.value as Decision)}
        />
      </div>
      {coverNote !== '' && <p className="whitespace-pre-line wrap-anywhere">{coverNote}</p>}
      <SentProfile profile={profile} />
      {candidate !== null && <ShownCandidate candidate={candidate} />}
      {resumePath !== null && (
        <div>
          <Button
            icon={downloadIcon}
            onClick={() => {
              setDownloadError(null)
              downloadFile(resumePath, resumeName ?? 'resume.pdf').catch((reason: unknown) => setDownloadError(errorMessage(reason)))
            }}
          >
            {resumeName}
          </Button>
        </div>
      )}
      <ErrorMessage message={answer.error?.message ?? downloadError ?? undefined} />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <ApplicantNotes jobId={jobId} id={id} notes={notes} />
        <MessageApplicant id={id} name={person.name} />
      </div>
    </Card>
  )
}

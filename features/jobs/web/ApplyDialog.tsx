import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { COVER_NOTE_LENGTH } from '../rules/jobs.ts'
import { PART_LABELS, SNAPSHOT_PARTS, type SnapshotPart } from '../rules/snapshot.ts'
import type { JobDetails } from './JobPage.tsx'
import { ResumeField, type UploadedResume } from './ResumeField.tsx'
import { CandidateQuery, JobMarksQuery, useCandidate } from './viewer-jobs.ts'

const Apply = graphql(`
  mutation ApplyForJob($id: ID!, $jobId: ID!, $coverNote: String!, $parts: [String!]!, $resumeId: ID) {
    applyForJob(id: $id, jobId: $jobId, coverNote: $coverNote, parts: $parts, resumeId: $resumeId)
  }
`)

const USUAL: readonly SnapshotPart[] = ['about', 'skills', 'experience']

/** Note, parts of the profile, PDF: what an application consists of. The note stays on the device until it is sent. */
export function ApplyDialog({ job, onClose }: { job: JobDetails; onClose: () => void }) {
  // The browser makes the id, so that sending again after a lost answer applies once.
  const [id] = useState(() => crypto.randomUUID())
  const [note, setNote, forgetNote] = useLocalDraft(`job-application.${job.id}`)
  const isShown = useCandidate()?.visibility !== 'nobody'
  const [chosen, choose] = useState<readonly SnapshotPart[] | null>(null)
  const parts = chosen ?? (isShown ? [...USUAL, 'looking-for'] : USUAL)
  const [resume, setResume] = useState<UploadedResume | null>(null)
  const apply = useMutation(Apply, {
    onSuccess: async (_data, _variables, cache) => {
      forgetNote()
      await Promise.all([cache.invalidateQueries(JobMarksQuery), cache.invalidateQueries(CandidateQuery)])
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply.mutate({ id, jobId: job.id, coverNote: note, parts: [...parts], resumeId: resume?.id ?? null })
  }
  const fields = apply.error?.fields ?? {}
  return (
    <Dialog open width="wide" title={`Apply: ${job.role}, ${job.company}`} onClose={onClose}>
      <form className="grid gap-5" onSubmit={submit} noValidate>
        <Field label="Note" hint="Optional. Say why you’re a good fit for this job." error={fields['coverNote']} count={{ used: note.length, limit: COVER_NOTE_LENGTH }}>
          {(control) => <TextArea {...control} rows={6} value={note} onChange={({ target }) => setNote(target.value)} />}
        </Field>
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-sm font-medium">Send these parts of your profile, as they are now</legend>
          {SNAPSHOT_PARTS.map((part) => (
            <Checkbox
              key={part}
              label={PART_LABELS[part]}
              checked={parts.includes(part)}
              onChange={({ target }) => choose(target.checked ? [...parts, part] : parts.filter((other) => other !== part))}
            />
          ))}
        </fieldset>
        <ResumeField resume={resume} error={fields['resumeId']} onChange={setResume} />
        <ErrorMessage message={Object.keys(fields).length === 0 ? apply.error?.message : undefined} />
        <div className="dialog-buttons">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={apply.isPending} busyText="Sending...">
            Send application
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

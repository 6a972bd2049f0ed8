import { useTurnedOff } from '#platform/web/data/turned-off.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { Notice } from '#platform/web/ui/Notice.tsx'
import { MembersOnly } from '../MembersOnly.tsx'
import { EMPTY_FORM } from './job-form.ts'
import { JobEditor } from './JobEditor.tsx'
import '../jobs.css'

function NewJob({ personId }: { personId: string }) {
  const off = useTurnedOff('jobs')
  if (off !== null) return <Notice>{off}</Notice>
  return <JobEditor id={null} owner={personId} initial={{ value: EMPTY_FORM, revision: 0 }} />
}

export const page = definePage({
  meta: () => ({ title: 'Post a job', description: 'Post a job for people who work with data.', hidden: true }),
  Component: () => (
    <MembersOnly title="Post a job" sentence="For people who work with data or are learning to." reason="Log in to post a job">
      {(personId) => <NewJob key={personId} personId={personId} />}
    </MembersOnly>
  ),
})

import { definePage } from '#platform/web/pages/route.ts'
import { MembersOnly } from '../MembersOnly.tsx'
import { EMPTY_FORM } from './job-form.ts'
import { JobEditor } from './JobEditor.tsx'
import '../jobs.css'

export const page = definePage({
  meta: () => ({ title: 'Post a job', description: 'Post a job for people who work with data.', hidden: true }),
  Component: () => (
    <MembersOnly title="Post a job" sentence="For people who work with data or are learning to." reason="Log in to post a job">
      {(personId) => <JobEditor key={personId} id={null} owner={personId} initial={{ value: EMPTY_FORM, revision: 0 }} />}
    </MembersOnly>
  ),
})

import { definePage } from '#platform/web/pages/route.ts'
import { EMPTY_FORM } from './contest-form.ts'
import { ContestEditor } from './ContestEditor.tsx'
import { ForHosts } from './ForHosts.tsx'

const NewContestPage = () => (
  <ForHosts title="New contest">
    <ContestEditor initial={EMPTY_FORM} known={null} />
  </ForHosts>
)

export const page = definePage({
  meta: () => ({ title: 'New contest', description: 'Host a timed set of problems.', hidden: true }),
  Component: NewContestPage,
})

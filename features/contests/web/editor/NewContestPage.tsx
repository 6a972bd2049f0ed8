import { useState } from 'react'
import { definePage } from '#platform/web/pages/route.ts'
import { newForm } from './contest-form.ts'
import { ContestEditor } from './ContestEditor.tsx'
import { ForHosts } from './ForHosts.tsx'

function NewContestPage() {
  const [initial] = useState(newForm)
  return (
    <ForHosts title="New contest">
      <ContestEditor initial={initial} known={null} />
    </ForHosts>
  )
}

export const page = definePage({
  meta: () => ({ title: 'New contest', description: 'Host a timed set of problems.', hidden: true }),
  Component: NewContestPage,
})

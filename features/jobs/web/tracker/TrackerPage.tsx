import { definePage } from '#platform/web/pages/route.ts'
import { MembersOnly } from '../MembersOnly.tsx'
import { TrackerBoard } from './TrackerBoard.tsx'
import { TrackerExport } from './TrackerExport.tsx'

const SENTENCE = (
  <>
    <span className="max-[69rem]:hidden">Drag a job to another column, or move it with the arrow keys or its menu. </span>Only you can see this board and your notes.
  </>
)

export const page = definePage({
  meta: () => ({ title: 'Your applications', description: 'The jobs that you saved and applied to, by stage.', hidden: true }),
  Component: () => (
    <MembersOnly isWide title="Your applications" sentence={SENTENCE} reason="Log in to see your applications" action={<TrackerExport />}>
      {() => <TrackerBoard />}
    </MembersOnly>
  ),
})

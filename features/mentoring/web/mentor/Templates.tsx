import { Suspense, useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import type { GroupData } from '../group-query.ts'

const SaveTemplateDialog = lazyPart(() => import('./SaveTemplateDialog.tsx').then((module) => module.SaveTemplateDialog))
const UseTemplateDialog = lazyPart(() => import('./UseTemplateDialog.tsx').then((module) => module.UseTemplateDialog))

/** Saves the assignments of a group as a template, and sets those of a template in the group. */
export function Templates({ group, hasAssignments }: { group: GroupData; hasAssignments: boolean }) {
  const [opened, open] = useState<'save' | 'use' | null>(null)
  return (
    <>
      {!group.isArchived && <Button onClick={() => open('use')}>Use a template</Button>}
      {hasAssignments && <Button onClick={() => open('save')}>Save as template</Button>}
      <Suspense>
        {opened === 'save' && <SaveTemplateDialog group={group} onClose={() => open(null)} />}
        {opened === 'use' && <UseTemplateDialog groupId={group.id} onClose={() => open(null)} />}
      </Suspense>
    </>
  )
}

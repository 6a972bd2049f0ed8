import { Suspense, useState, type ReactNode } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { plusIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import type { IdeaData } from './idea-query.ts'

const EditIdeaDialog = lazyPart(() => import('./EditIdeaDialog.tsx').then((module) => module.EditIdeaDialog))

/** While an idea looks for no roles: a button that opens its form at them. The form stays open when another member adds one. */
export function EditRolesButton({ idea, children }: { idea: IdeaData; children: ReactNode }) {
  const [isOpen, open] = useState(false)
  return (
    <>
      {idea.rolesWanted.length === 0 && (
        <Button small icon={plusIcon} className="justify-self-start" onClick={() => open(true)}>
          {children}
        </Button>
      )}
      <Suspense>{isOpen && <EditIdeaDialog idea={idea} focus="roles" onClose={() => open(false)} />}</Suspense>
    </>
  )
}

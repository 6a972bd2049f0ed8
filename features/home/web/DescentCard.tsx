import { Suspense } from 'react'
import { Card } from '#platform/web/ui/Card.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { lazyPart, RenderNothing } from '#platform/web/ui/lazy-part.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'

const DescentToy = lazyPart(() => import('./DescentToy.tsx').then((module) => module.DescentToy), RenderNothing)

/** Gradient descent to try, for visitors. Its code loads after the page. */
export function DescentCard() {
  const isMounted = useMounted()
  const isVisitor = useSession() === null
  const placeholder = <div className="aspect-3/2 w-full" />
  return (
    <Card as="section" className="grid gap-3 overflow-hidden p-0! in-data-[session=in]:hidden">
      <h2 className="sr-only">Try gradient descent</h2>
      <div className="min-h-106 max-md:min-h-96">{isMounted && isVisitor ? <Suspense fallback={placeholder}><DescentToy /></Suspense> : placeholder}</div>
    </Card>
  )
}

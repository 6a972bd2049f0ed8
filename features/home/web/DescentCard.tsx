import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Card } from '#platform/web/ui/Card.tsx'
import { useSession } from '#platform/web/session/session.ts'

const DescentToy = lazy(() => import('./DescentToy.tsx').then(({ DescentToy }) => ({ default: DescentToy })))

/** The signature to play with, for visitors: gradient descent under one's own finger. Its code comes when it is near. */
export function DescentCard() {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true), { rootMargin: '50%' })
    watch.observe(box.current!)
    return () => watch.disconnect()
  }, [])
  const isVisitor = useSession() === null
  const place = <div className="aspect-3/2 w-full" />
  return (
    <Card as="section" className="grid gap-3 overflow-hidden p-0! in-data-[session=in]:hidden">
      <h2 className="sr-only">Try gradient descent</h2>
      <div ref={box} className="min-h-106 max-md:min-h-96">{isNear && isVisitor ? <Suspense fallback={place}><DescentToy /></Suspense> : place}</div>
    </Card>
  )
}

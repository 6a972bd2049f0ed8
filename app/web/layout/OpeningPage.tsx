import { SITE } from '#platform/rules/site.ts'
import { Contour } from '#platform/web/ui/Contour.tsx'

/** The opening screen itself: a welcome heading only (specification, section 2). */
export function OpeningPage() {
  return (
    <div className="fill-main relative grid place-items-center overflow-hidden px-6">
      <Contour name="first light" className="absolute inset-0 size-full" />
      <h1 className="contour-clearing text-center text-4xl max-md:text-3xl">{SITE.welcome}</h1>
    </div>
  )
}

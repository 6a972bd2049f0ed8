import { definePage } from '#platform/web/pages/page.ts'
import { SITE } from '#platform/rules/site.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Contour } from '#platform/web/ui/Contour.tsx'

function HomePage() {
  return (
    <div className="fill-main relative grid items-center overflow-hidden px-8 max-md:px-6">
      <Contour name="home" className="absolute inset-0 size-full" />
      <div className="mx-auto w-full max-w-page">
        <div className="contour-clearing grid justify-items-start gap-4">
          <h1 className="max-w-[20ch] text-4xl max-md:text-3xl">Learn AI by reading, writing and doing.</h1>
          <p className="max-w-[56ch] text-lg text-ink-soft">{SITE.tagline}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <ButtonLink look="primary" to="/blogs">
              Read blogs
            </ButtonLink>
            <ButtonLink to="/blogs/write">Write one</ButtonLink>
          </div>
        </div>
      </div>
    </div>
  )
}

export const page = definePage({
  head: () => ({ title: SITE.name, description: SITE.tagline }),
  Component: HomePage,
})

import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { SIGN_UP_PATH } from '#features/accounts/rules/paths.ts'
import { PRACTICE_PATH, problemPath } from '#features/practice/rules/paths.ts'
import { OwnerLinks } from './OwnerLinks.tsx'
import type { HomeData } from './HomePage.tsx'
import { DescentCard } from './DescentCard.tsx'
import { SearchPanel } from './SearchPanel.tsx'

/** The top of the home page: what the site is, how to begin, and the gradient descent. For members, whose work comes first, it is a line with the search. */
export function Banner({ home, site, firstProblem }: Pick<HomeData, 'home' | 'site' | 'firstProblem'>) {
  return (
    <div className="border-b border-line in-data-[session=in]:border-t">
      <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-8 px-8 py-12 max-md:px-4 max-md:py-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] in-data-[session=in]:py-8">
        <div className="grid min-w-0 content-center gap-5">
          <div className="grid gap-5 in-data-[session=in]:hidden">
            <p className="text-sm font-medium text-accent">For people learning AI and data science</p>
            <h1 className="max-w-[18ch] text-4xl max-md:text-3xl">Learn AI by reading, writing and doing.</h1>
          </div>
          <p className="max-w-[56ch] wrap-anywhere text-lg text-text-muted max-md:text-md in-data-[session=in]:max-w-[80ch] in-data-[session=in]:text-base">{site.welcome}</p>
          <p className="flex flex-wrap gap-3 in-data-[session=in]:hidden">
            <ButtonLink to={firstProblem === null ? PRACTICE_PATH : problemPath(firstProblem.slug)} variant="primary">
              Solve your first problem
            </ButtonLink>
            <ButtonLink to={SIGN_UP_PATH}>Create a free account</ButtonLink>
          </p>
          <SearchPanel />
          <OwnerLinks links={site.links} />
          <div className="grid max-w-[56ch] grid-cols-1 gap-1 border-l-2 border-accent pl-3 text-sm">
            <p className="font-medium">{home.slogan}</p>
            <p className="text-text-muted">{home.motivation}</p>
          </div>
        </div>
        <DescentCard />
      </div>
    </div>
  )
}

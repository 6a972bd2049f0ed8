import { OwnerLinks } from './OwnerLinks.tsx'
import type { HomeData } from './HomePage.tsx'
import { DescentCard } from './DescentCard.tsx'
import { SearchPanel } from './SearchPanel.tsx'

/** The top of the home page: welcome, search and the gradient descent. It is smaller for members. */
export function Banner({ home, site }: Pick<HomeData, 'home' | 'site'>) {
  return (
    <div className="border-b border-line">
      <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-8 px-8 py-12 max-md:px-4 max-md:py-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] in-data-[session=in]:grid-cols-1 in-data-[session=in]:py-8">
        <div className="grid min-w-0 content-center gap-5">
          <p className="text-sm font-medium text-accent">{home.slogan}</p>
          <h1 className="max-w-[18ch] text-4xl max-md:text-3xl in-data-[session=in]:max-w-none in-data-[session=in]:text-2xl in-data-[session=in]:max-md:text-xl">Learn AI by reading, writing and doing.</h1>
          <p className="max-w-[56ch] text-lg text-text-muted max-md:text-md in-data-[session=in]:text-base">{site.welcome}</p>
          <SearchPanel />
          <OwnerLinks links={site.links} />
          <p className="max-w-[56ch] border-l-2 border-accent pl-3 text-sm text-text-muted">{home.motivation}</p>
        </div>
        <DescentCard />
      </div>
    </div>
  )
}

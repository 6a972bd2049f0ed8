import { useEffect, useRef } from 'react'
import { changedAddress } from '#platform/web/pages/changed-address.ts'
import { LinkChip } from '#platform/web/ui/Chip.tsx'
import { scrollToCurrent } from '#platform/web/ui/scroll-to-current.ts'
import { SORTS, usualSort, type Sort } from '../../rules/blog.ts'
import { BLOGS_PATH } from '../../rules/paths.ts'

const LABELS: Record<Sort, string> = { match: 'Best match', newest: 'Newest', trending: 'Trending', following: 'Following' }

/** The same address with one filter changed, from the first page on. */
const withFilter = (search: string, name: 'sort' | 'tag', value: string | null) => changedAddress(BLOGS_PATH, search, { after: null, [name]: value })

interface Props {
  /** The query string of the address. */
  search: string
  sort: Sort
  tags: readonly string[]
}

/** The order and the tag of the list; both are part of the address. */
export function ListFilters({ search, sort, tags }: Props) {
  const params = new URLSearchParams(search)
  const chosen = params.get('tag')
  const isSearch = (params.get('q') ?? '').trim() !== ''
  const shown = chosen === null || tags.includes(chosen) ? tags : [chosen, ...tags]
  const tagRow = useRef<HTMLElement>(null)
  useEffect(() => {
    if (tagRow.current !== null) scrollToCurrent(tagRow.current)
  }, [chosen])
  return (
    <div className="grid gap-3">
      <nav aria-label="Sort" className="row-fade flex gap-1 overflow-x-auto border-b border-line p-1 pb-0">
        {SORTS.filter((one) => one !== 'match' || isSearch).map((one) => (
          <a key={one} className="tab" href={withFilter(search, 'sort', one === usualSort(isSearch) ? null : one)} aria-current={one === sort ? 'true' : undefined}>
            {LABELS[one]}
          </a>
        ))}
      </nav>
      <nav ref={tagRow} aria-label="Tags" className="flex gap-2 max-md:row-fade max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-1 md:flex-wrap">
        {shown.map((tag) => (
          <LinkChip key={tag} to={withFilter(search, 'tag', tag === chosen ? null : tag)} current={tag === chosen}>
            {tag}
          </LinkChip>
        ))}
      </nav>
    </div>
  )
}

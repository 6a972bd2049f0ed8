import { useNavigate } from '#platform/web/pages/navigation.ts'
import { bookmarkIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { SearchBox } from '#platform/web/ui/SearchBox.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { categoryNamed, categoryOptions } from '../rules/categories.ts'
import { listAddress, type ListState } from './list-address.ts'
import { NEWS_PATH } from '../rules/paths.ts'

/** Search, category and saved articles; all are part of the address. */
export function NewsFilters({ state, search }: { state: ListState; search: URLSearchParams }) {
  const navigate = useNavigate()
  return (
    <div className="flex flex-wrap items-center gap-3 max-md:w-full">
      <SearchBox label="Search articles" placeholder="Search articles..." path={NEWS_PATH} search={search} />
      <Select
        aria-label="Category"
        className="min-w-32"
        value={state.category ?? ''}
        options={categoryOptions(state.category)}
        onChange={(event) => navigate(listAddress(state, { category: categoryNamed(event.target.value) }), { replace: true })}
      />
      <a className="button button-secondary aria-[current]:text-accent" href={listAddress(state, { isSaved: !state.isSaved })} aria-current={state.isSaved ? 'true' : undefined}>
        <Icon of={bookmarkIcon} small />
        Saved
      </a>
    </div>
  )
}

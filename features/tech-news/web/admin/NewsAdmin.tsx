import { useQuery } from '#platform/web/data/use-query.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { pencilIcon } from '#platform/web/ui/icons.ts'
import { Pager } from '#platform/web/ui/Pager.tsx'
import { SearchBox } from '#platform/web/ui/SearchBox.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { CATEGORIES, CATEGORY_LABELS } from '../../rules/categories.ts'
import { editArticlePath, NEW_ARTICLE } from '../../rules/paths.ts'
import { parseListAddress } from '../list-address.ts'
import { EditedArticleRow } from './EditedArticleRow.tsx'
import { NewsAdminQuery } from './news-admin-query.ts'

const OPTIONS = [{ value: '', label: 'All' }, ...CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }))]

/** All articles for editors: write, feature, hide, correct. */
export function NewsAdmin({ path, search }: { path: string; search: URLSearchParams }) {
  const { q, category, page } = parseListAddress(search)
  const navigate = useNavigate()
  const query = useQuery(NewsAdminQuery, { q, category, page })
  const addressWith = (changes: Record<string, string>) => {
    const next = Object.entries({ ...Object.fromEntries(search), ...changes }).filter(([, value]) => value !== '')
    return `${path}?${new URLSearchParams(next).toString()}`
  }
  if (query.isLoadingError) return <ErrorState text="We couldn’t load the articles." hint={query.error.message} onRetry={query.refetch} />
  const results = query.data?.newsForEditors
  return (
    <div className="grid grid-cols-1 gap-5">
      <StaleNote query={query} />
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox label="Search articles" placeholder="Search articles..." path={path} search={search} />
        <Select aria-label="Category" className="min-w-32" value={category ?? ''} options={OPTIONS} onChange={(event) => navigate(addressWith({ category: event.target.value, page: '' }), { replace: true })} />
        <span className="md:ml-auto">
          <ButtonLink variant="primary" icon={pencilIcon} to={editArticlePath(NEW_ARTICLE)}>
            Write article
          </ButtonLink>
        </span>
      </div>
      {results === undefined ? (
        <SkeletonText lines={5} />
      ) : results.items.length === 0 ? (
        <EmptyState text="No articles found." />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {results.items.map((item) => (
            <EditedArticleRow key={item.article.id} item={item} />
          ))}
        </ul>
      )}
      <Pager page={page} pages={results?.pages ?? 0} href={(number) => addressWith({ page: String(number) })} />
    </div>
  )
}

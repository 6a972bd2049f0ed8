import { useEffect, useState } from 'react'
import { changedAddress } from '#platform/web/pages/changed-address.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Select } from '#platform/web/ui/Select.tsx'
import { SearchBox } from '#platform/web/ui/SearchBox.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { Table } from '#platform/web/ui/Table.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { RemovalNotes } from '#platform/web/pages/RemovalNotes.tsx'
import { AdminReasonDialog, Loaded } from '#features/administration/web/public.tsx'
import { MANAGED_ORDERS, MANAGED_STATES, type ManagedOrder } from '../../rules/authoring-inputs.ts'
import { coursePath, courseStatisticsPath, editCoursePath } from '../../rules/paths.ts'
import { rememberList } from './last-list.ts'

const ManagedCoursesQuery = graphql(`
  query ManagedCourses($q: String, $state: String, $sort: String) { managedCourses(q: $q, state: $state, sort: $sort) { id slug title isArchived draft authorUsername enrolledCount updatedAt } }
`)
const ArchiveCourse = graphql(`mutation ArchiveCourse($id: ID!, $reason: String!) { archiveCourse(id: $id, reason: $reason) }`)
const RestoreCourse = graphql(`mutation RestoreCourse($id: ID!, $reason: String!) { restoreCourse(id: $id, reason: $reason) }`)

const STATES = [
  { value: '', label: 'Any state' },
  { value: 'published', label: 'Published' },
  { value: 'archived', label: 'Archived' },
]

/** For narrow screens, where the table has no heads. */
const SORTS: { value: ManagedOrder | ''; label: string }[] = [
  { value: '', label: 'Published first' },
  { value: 'title', label: 'Title, A to Z' },
  { value: '-title', label: 'Title, Z to A' },
  { value: '-learners', label: 'Most learners' },
  { value: 'learners', label: 'Fewest learners' },
  { value: '-changed', label: 'Last changed' },
  { value: 'changed', label: 'Longest unchanged' },
]

type Managed = ResultOf<typeof ManagedCoursesQuery>['managedCourses'][number]

/** Published and archived courses: archived here, and edited where they have no author. */
export function ManagedCourses({ path, search }: { path: string; search: URLSearchParams }) {
  const state = MANAGED_STATES.find((one) => one === search.get('filter')) ?? null
  const sort = MANAGED_ORDERS.find((one) => one === search.get('sort')) ?? null
  const query = useQuery(ManagedCoursesQuery, { q: search.get('q'), state, sort }, { keepsPrevious: true })
  const sortBy: SortBy = (name) => {
    // Numbers and times begin with the greatest.
    const [first, second]: ManagedOrder[] = name === 'title' ? [name, `-${name}`] : [`-${name}`, name]
    const direction = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : null
    return { href: changedAddress(path, search, { sort: sort === first ? second! : first! }), direction }
  }
  const navigate = useNavigate()
  useEffect(() => {
    rememberList(changedAddress(path, search, {}))
  }, [path, search])
  const [chosen, setChosen] = useState<Managed | null>(null)
  return (
    <section aria-labelledby="published-courses" className="grid grid-cols-1 gap-4">
      <h2 id="published-courses" className="font-medium">
        {state === null ? 'All courses' : state === 'published' ? 'Published courses' : 'Archived courses'}
      </h2>
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox label="Search courses" placeholder="Search courses..." path={path} search={search} />
        <Select aria-label="Filter courses" className="min-w-40" value={state ?? ''} options={STATES} onChange={({ target }) => navigate(changedAddress(path, search, { filter: target.value }), { replace: true })} />
        <div className="xl:hidden">
          <Select aria-label="Sort courses" className="min-w-40" value={sort ?? ''} options={SORTS} onChange={({ target }) => navigate(changedAddress(path, search, { sort: target.value }), { replace: true })} />
        </div>
      </div>
      <Loaded query={query}>
        {({ managedCourses }) =>
          managedCourses.length === 0 ? (
            <EmptyState text="No courses found" hint="No course has these words in its title and this state." action={<ButtonLink to={path}>Show all courses</ButtonLink>} />
          ) : (
            <Table
              stacks="early"
              caption="Courses"
              keyOf={({ id }) => id}
              rows={managedCourses}
              columns={columnsFor(sortBy, setChosen)}
            />
          )
        }
      </Loaded>
      {chosen !== null && (
        <ArchiveDialog
          course={chosen}
          onClose={(isStale) => {
            setChosen(null)
            if (isStale) query.refetch()
          }}
        />
      )}
    </section>
  )
}

type SortBy = (name: 'title' | 'learners' | 'changed') => { href: string; direction: 'ascending' | 'descending' | null }

const columnsFor = (sortBy: SortBy, onChoose: (course: Managed) => void) => [
  { title: 'Course', sort: sortBy('title'), cell: titleCell },
  { title: 'State', cell: stateCell },
  { title: 'Author', cell: ({ authorUsername }: Managed) => <span className="whitespace-nowrap">{authorUsername === null ? 'The team' : `@${authorUsername}`}</span> },
  { title: 'Learners', numeric: true, sort: sortBy('learners'), cell: learnersCell },
  { title: 'Changed', sort: sortBy('changed'), cell: ({ updatedAt }: Managed) => <span className="whitespace-nowrap"><TimeAgo at={updatedAt} /></span> },
  { title: 'Actions', cell: (course: Managed) => <RowActions course={course} onChoose={() => onChoose(course)} /> },
]

const titleCell = ({ slug, title }: Managed) => (
  <span className="flex min-w-40 flex-wrap items-center gap-2 py-1">
    <a className="link font-medium wrap-anywhere" href={coursePath(slug)}>
      {title}
    </a>
  </span>
)

const learnersCell = ({ id, enrolledCount }: Managed) => (
  <a className="link" href={`${courseStatisticsPath(id)}?from=admin`}>
    {enrolledCount}
    <span className="sr-only"> learners, statistics</span>
  </a>
)

const stateCell = ({ isArchived, draft }: Managed) => (
  <span className="grid justify-items-start gap-1 py-1">
    {isArchived ? <Badge>Archived</Badge> : <Badge tone="success">Published</Badge>}
    {draft !== null && <Badge tone="warning">{draft === 'review' ? 'In review' : 'Unpublished changes'}</Badge>}
  </span>
)

function RowActions({ course: { id, title, isArchived, authorUsername }, onChoose }: { course: Managed; onChoose: () => void }) {
  return (
    <span className="flex gap-2">
      {authorUsername === null && (
        <ButtonLink small to={`${editCoursePath(id)}?from=admin`}>
          Edit<span className="sr-only"> {title}</span>
        </ButtonLink>
      )}
      <Button small onClick={onChoose}>
        {isArchived ? 'Restore' : 'Archive'}
        <span className="sr-only"> {title}</span>
      </Button>
    </span>
  )
}

function ArchiveDialog({ course: { id, title, isArchived }, onClose }: { course: Managed; onClose: (isStale: boolean) => void }) {
  const { mutate, isPending, error } = useMutation<unknown, { id: string; reason: string }>(isArchived ? RestoreCourse : ArchiveCourse)
  return (
    <AdminReasonDialog
      title={isArchived ? `Restore “${title}”` : `Archive “${title}”`}
      action={isArchived ? 'Restore' : 'Archive'}
      danger={!isArchived}
      busy={isPending}
      refusal={error}
      onSend={(reason) => mutate({ id, reason }, {
        onSuccess: () => {
          showToast(isArchived ? `Restored “${title}”.` : `Archived “${title}”.`)
          onClose(true)
        },
        onError: ({ code, message }) => {
          if (code !== 'OUTDATED_EDIT') return
          showToast(message, { kind: 'error' })
          onClose(true)
        },
      })}
      onClose={() => onClose(error !== null)}
    >
      {isArchived ? 'New learners can start this course again.' : 'New learners can’t start this course. Current learners can finish it.'}
      {!isArchived && <div className="mt-3"><RemovalNotes kind="course" keys={[id]} /></div>}
    </AdminReasonDialog>
  )
}

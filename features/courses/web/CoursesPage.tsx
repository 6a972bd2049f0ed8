import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Pager } from '#platform/web/ui/Pager.tsx'
import { SearchBox } from '#platform/web/ui/SearchBox.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { SearchInstead } from '#features/search/web/public.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { tagsOfTopics } from '#features/people/rules/topics.ts'
import { FollowedTopicsQuery } from '#features/people/web/public.tsx'
import { LEVEL_LABELS, LEVELS } from '../rules/course.ts'
import { COURSE_SORT_LABELS, COURSE_SORTS } from '../rules/course-list.ts'
import { COURSES_PATH } from '../rules/paths.ts'
import { personalOrder } from '../rules/personal-order.ts'
import { CourseCard } from './CourseCard.tsx'
import { LearningPaths } from './LearningPaths.tsx'
import { CourseCardFields } from './course-fields.ts'
import { useEnrollments } from './enrollments.ts'
import { hubAddress, isFound, parseHubAddress, type HubState } from './list-address.ts'
import { WriteCourses } from './WriteCourses.tsx'

const CoursesQuery = graphql(
  `
  query Courses($q: String, $level: CourseLevel, $skill: String, $sort: CourseSort, $page: Int) {
    courses(q: $q, level: $level, skill: $skill, sort: $sort, page: $page) { items { ...CourseCardFields } total pages }
    courseSkills
    learningPaths { slug title summary courseCount courses }
  }
`,
  [CourseCardFields],
)

/** The courses of the viewer, of which one page of the catalog has only some. */
const TakenCoursesQuery = graphql(
  `
  query TakenCourses { takenCourses { ...CourseCardFields } }
`,
  [CourseCardFields],
)

type Data = ResultOf<typeof CoursesQuery>

/** The hub: all courses with their topics (requirement K-1). */
function CoursesPage({ data, location }: { data: Data; location: RouteLocation }) {
  const state = parseHubAddress(location.searchParams)
  const enrollments = useEnrollments()
  const session = useSession()
  const isMounted = useMounted()
  const topics = useQuery(FollowedTopicsQuery, session === null ? null : {})
  const isPersonal = state.sort === 'recommended' && state.q === null && enrollments !== null && topics.data !== undefined
  // The order of a member is not shown before it is known: cards would change their places under the pointer.
  const isWaiting = !isMounted || (session !== null && !isPersonal && (enrollments === null || topics.data === undefined) && topics.error === null)
  const paths = data.learningPaths.map(({ courses }) => courses)
  const ordered = isPersonal ? personalOrder(data.courses.items, { taken: enrollments, tags: tagsOfTopics(topics.data!.followedTopics.map(({ topic }) => topic)), paths }) : data.courses.items
  const isMine = state.show === 'mine'
  const taken = useQuery(TakenCoursesQuery, isMine && session !== null ? {} : null)
  const items = isMine ? (taken.data?.takenCourses ?? []).filter((course) => isFound(course, state)) : ordered.filter(({ slug }) => state.show === 'all' || enrollments?.some((one) => one.slug === slug) !== true)
  const isFiltered = state.q !== null || state.level !== null || state.skill !== null
  return (
    <Page title="Courses" sentence="Watch, read, practice and check yourself. Your progress is kept, and a finished course ends with a certificate." action={<WriteCourses />}>
      {state.page === 1 && state.q === null && state.show === 'all' && <LearningPaths paths={data.learningPaths} enrollments={enrollments} />}
      <Filters state={state} skills={data.courseSkills} search={location.searchParams} />
      {isMine && session !== null && taken.data === undefined ? (
        taken.error === null ? <Skeleton className="h-60 w-full" /> : <ErrorState text="We couldn’t load your courses." hint={taken.error.message} onRetry={taken.refetch} />
      ) : items.length === 0 ? (
        <EmptyState
          text={isMine && !isFiltered ? 'You haven’t started a course yet' : 'No courses found'}
          hint={isMine && !isFiltered ? 'Open a course and start with its first lesson.' : 'Try fewer words, another level or another skill.'}
          action={<SearchInstead q={state.q} kind="course"><ButtonLink to={COURSES_PATH}>Show all courses</ButtonLink></SearchInstead>}
        />
      ) : (
        <ul className={`grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-3 ${isWaiting ? 'in-data-[session=in]:invisible' : ''}`}>
          {items.map((course) => (
            <li key={course.id} className="min-w-0">
              <CourseCard course={course} enrollment={enrollments?.find((one) => one.slug === course.slug) ?? null} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={state.page} pages={isMine ? 1 : data.courses.pages} href={(page) => hubAddress(state, { page })} />
    </Page>
  )
}

function Filters({ state, skills, search }: { state: HubState; skills: readonly string[]; search: URLSearchParams }) {
  const navigate = useNavigate()
  const go = (change: Partial<HubState>) => navigate(hubAddress(state, change), { replace: true })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchBox label="Search courses" placeholder="Search courses..." path={COURSES_PATH} search={search} />
      <Select
        aria-label="Level"
        value={state.level ?? ''}
        options={[{ value: '', label: 'All levels' }, ...LEVELS.map((level) => ({ value: level, label: LEVEL_LABELS[level] }))]}
        onChange={({ target }) => go({ level: LEVELS.find((level) => level === target.value) ?? null })}
      />
      <Select
        aria-label="Skill"
        className="max-w-52"
        value={state.skill ?? ''}
        options={[{ value: '', label: 'All skills' }, ...new Set([...skills, ...(state.skill === null ? [] : [state.skill])])]}
        onChange={({ target }) => go({ skill: target.value || null })}
      />
      <Select
        aria-label="Show"
        value={state.show}
        options={[{ value: 'all', label: 'All courses' }, { value: 'mine', label: 'My courses' }, { value: 'new', label: 'Not started' }]}
        onChange={({ target }) => go({ show: target.value as HubState['show'] })}
      />
      {/* Own courses are in the order in which they were opened last. */}
      {state.show !== 'mine' && (
        <Select
          aria-label="Sort"
          value={state.sort}
          options={COURSE_SORTS.map((sort) => ({ value: sort, label: sort === 'recommended' && state.q !== null ? 'Best match' : COURSE_SORT_LABELS[sort] }))}
          onChange={({ target }) => go({ sort: target.value as HubState['sort'] })}
        />
      )}
    </div>
  )
}

export const page = definePage({
  document: CoursesQuery,
  variables: (location) => {
    const { q, level, skill, sort, page } = parseHubAddress(location.searchParams)
    return { q, level, skill, sort, page }
  },
  cacheTags: () => ['courses'],
  meta: (_data, location) => {
    const state = parseHubAddress(location.searchParams)
    return {
      title: state.page === 1 ? 'Courses' : `Courses, page ${state.page}`,
      description: 'Free courses on machine learning, mathematics and data science, with videos, readings, quizzes and judged problems.',
      canonical: hubAddress(state, { page: state.page, show: 'all' }),
      hidden: state.q !== null || state.show !== 'all',
    }
  },
  Component: CoursesPage,
})

import { useQuery } from '#platform/web/data/use-query.ts'
import { blogPath, TOPICS_PATH } from '#features/blogs/rules/paths.ts'
import { LEVEL_LABELS } from '#features/courses/rules/course.ts'
import { coursePath } from '#features/courses/rules/paths.ts'
import { motifOf, motifOfSkills } from '#features/people/rules/motifs.ts'
import { SuggestionsQuery } from './suggestions-query.ts'
import { TeaserCard } from './TeaserCard.tsx'

const MAX_SHOWN = 4

/** Courses and unread blogs about the topics that the member follows; nothing without any. */
export function SuggestedForYou() {
  const { data } = useQuery(SuggestionsQuery, {})
  if (data === undefined) return null
  const courses = data.suggestedCourses.map(({ id, slug, title, level, lessonCount, skills }) => ({
    key: id, kind: 'Course', path: coursePath(slug), title, motif: motifOfSkills(skills, title), text: `${LEVEL_LABELS[level]} · ${lessonCount === 1 ? '1 lesson' : `${lessonCount} lessons`}`,
  }))
  const blogs = data.suggestedBlogs.map(({ _id, slug, title, tags, readingMinutes, author }) => ({ key: _id, kind: 'Blog', path: blogPath(slug), title, motif: motifOf(tags, title), text: `${author.name} · ${readingMinutes} min read` }))
  const shown = [...courses, ...blogs].slice(0, MAX_SHOWN)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="suggested-for-you" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="suggested-for-you" className="text-lg">
          Suggested for you
        </h2>
        <a className="text-sm text-text-muted hover:underline" href={TOPICS_PATH}>
          Change your topics
        </a>
      </div>
      {/* On phones one row that is swiped. */}
      <ul className="grid gap-4 max-sm:-mx-4 max-sm:auto-cols-[70%] max-sm:grid-flow-col max-sm:snap-x max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-1 max-sm:*:snap-start sm:grid-cols-2 lg:grid-cols-4">
        {shown.map(({ key, ...card }) => (
          <TeaserCard key={key} {...card} />
        ))}
      </ul>
    </section>
  )
}

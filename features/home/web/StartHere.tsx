import { blogPath } from '#features/blogs/rules/paths.ts'
import { LEVEL_LABELS } from '#features/courses/rules/course.ts'
import { coursePath } from '#features/courses/rules/paths.ts'
import { dailyProblemPath } from '#features/practice/rules/paths.ts'
import { motifOf, motifOfSkills } from '#features/people/rules/motifs.ts'
import { eventPath } from '#features/events/rules/paths.ts'
import type { HomeData } from './HomePage.tsx'
import { TeaserCard } from './TeaserCard.tsx'

/** What a visitor can begin with: a course, a problem, a blog and an event, as they are on the site now. Members have their dashboard instead. */
export function StartHere({ data: { courses, dailyProblem, blogs, events, featuredItems } }: { data: HomeData }) {
  // What stands under Featured already is no second start.
  const isFeatured = (path: string) => featuredItems.some((item) => item.path === path)
  const course = courses.items.find(({ slug }) => !isFeatured(coursePath(slug)))
  const blog = blogs.items.find(({ slug }) => !isFeatured(blogPath(slug)))
  const event = events.items.find((one) => !isFeatured(eventPath(one)))
  const starts = [
    ...(dailyProblem === null ? [] : [{ kind: 'Problem of the day', path: dailyProblemPath(dailyProblem), title: dailyProblem.title, motif: motifOf(dailyProblem.tags, dailyProblem.title), text: `${dailyProblem.difficulty} · ${dailyProblem.tags.slice(0, 3).join(', ')}` }]),
    ...(course === undefined ? [] : [{ kind: 'Course', path: coursePath(course.slug), title: course.title, motif: motifOfSkills(course.skills, course.title), text: `${LEVEL_LABELS[course.level]} · ${course.lessonCount} lessons · ${course.enrolledCount === 1 ? 'one learner' : `${course.enrolledCount} learners`}` }]),
    ...(blog === undefined ? [] : [{ kind: 'Blog', path: blogPath(blog.slug), title: blog.title, motif: motifOf(blog.tags, blog.title), text: `${blog.author.name} · ${blog.readingMinutes} min read` }]),
    ...(event === undefined ? [] : [{ kind: 'Event', path: eventPath(event), title: event.title, motif: 'graph' as const, text: event.when }]),
  ]
  return (
    <section aria-labelledby="start-here" className="grid grid-cols-1 gap-4 in-data-[session=in]:hidden">
      <h2 id="start-here" className="text-xl">
        Start here
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {starts.map((start) => (
          <TeaserCard key={start.kind} {...start} />
        ))}
      </ul>
    </section>
  )
}

import { Badge } from '#platform/web/ui/Badge.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { blogPath } from '#features/blogs/rules/paths.ts'
import { coursePath } from '#features/courses/rules/paths.ts'
import { eventPath } from '#features/events/rules/paths.ts'
import type { HomeData } from './HomePage.tsx'

interface Start {
  kind: string
  path: string
  title: string
  about: string
}

/** What a visitor can begin with: a course, a problem, a blog and an event, as they are on the site now. Members have their dashboard instead. */
export function StartHere({ data: { courses, dailyProblem, blogs, events } }: { data: HomeData }) {
  const [course] = courses.items
  const [blog] = blogs.items
  const [event] = events.items
  const starts: Start[] = [
    ...(dailyProblem === null ? [] : [{ kind: 'Problem of the day', path: dailyProblem.path, title: dailyProblem.title, about: `${dailyProblem.difficulty} · ${dailyProblem.tags.slice(0, 3).join(', ')}` }]),
    ...(course === undefined ? [] : [{ kind: 'Course', path: coursePath(course.slug), title: course.title, about: `${course.level} · ${course.lessonCount} lessons · ${course.enrolledCount === 1 ? 'one learner' : `${course.enrolledCount} learners`}` }]),
    ...(blog === undefined ? [] : [{ kind: 'Blog', path: blogPath(blog.slug), title: blog.title, about: `${blog.author.name} · ${blog.readingMinutes} min read` }]),
    ...(event === undefined ? [] : [{ kind: 'Event', path: eventPath(event), title: event.title, about: event.when }]),
  ]
  return (
    <section aria-labelledby="start-here" className="grid grid-cols-1 gap-4 in-data-[session=in]:hidden">
      <h2 id="start-here" className="text-xl">
        Start here
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {starts.map(({ kind, path, title, about }) => (
          <Card key={kind} as="li" pressable className="relative grid content-start gap-2">
            <p>
              <Badge tone="accent">{kind}</Badge>
            </p>
            <h3 className="font-medium wrap-anywhere">
              <a className="after:absolute after:inset-0" href={path}>
                {title}
              </a>
            </h3>
            <p className="text-sm wrap-anywhere text-text-muted">{about}</p>
          </Card>
        ))}
      </ul>
    </section>
  )
}

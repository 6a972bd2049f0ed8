import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'

const LearnTopicQuery = graphql(`
  query LearnTopic($words: String!) {
    lessons: search(q: $words, kind: "lesson", first: 3) { items { id title path } searchedFor }
    blogs: search(q: $words, kind: "blog", first: 3) { items { id title path } searchedFor }
  }
`)

/** Lessons and blogs about a topic; nothing if there are none. */
export function LearnTopic({ topic }: { topic: string }) {
  const { data } = useQuery(LearnTopicQuery, { words: topic.replaceAll('-', ' ') })
  // What was found for fewer words is about something else.
  const found = [['Lessons', data?.lessons] as const, ['Blogs', data?.blogs] as const].flatMap(([title, results]) => (results === undefined || results.searchedFor !== null || results.items.length === 0 ? [] : [{ title, items: results.items }]))
  if (found.length === 0) return null
  return (
    <section aria-labelledby="learn-topic" className="grid grid-cols-1 gap-4">
      <h2 id="learn-topic" className="text-lg">
        Read about it
      </h2>
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-2">
        {found.map(({ title, items }) => (
          <div key={title} className="grid content-start gap-1">
            <h3 className="text-sm text-text-muted">{title}</h3>
            <ul className="grid gap-1">
              {items.map(({ id, title, path }) => (
                <li key={id}>
                  <a className="link wrap-anywhere" href={path}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

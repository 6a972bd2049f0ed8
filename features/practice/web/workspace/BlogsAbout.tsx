import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { blogPath } from '#features/blogs/rules/paths.ts'

const BlogsAboutQuery = graphql(`query BlogsAbout($words: String!) { blogs(q: $words, first: 3) { items { _id slug title author { name } } } }`)

/** Up to three blogs that mention a topic, after the editorial; nothing if there are none. */
export function BlogsAbout({ topic }: { topic: string }) {
  const words = topic.replaceAll('-', ' ')
  const { data } = useQuery(BlogsAboutQuery, { words })
  const blogs = data?.blogs.items ?? []
  if (blogs.length === 0) return null
  return (
    <section aria-labelledby="blogs-about">
      <h2 id="blogs-about" className="mb-2 text-lg">
        Blogs about {words}
      </h2>
      <ul className="grid gap-1.5">
        {blogs.map(({ _id, slug, title, author }) => (
          <li key={_id}>
            <a className="link" href={blogPath(slug)}>
              {title}
            </a>{' '}
            <span className="text-sm text-text-muted">{author.name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

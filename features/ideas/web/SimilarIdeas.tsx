import { useEffect, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { ideaPath } from '../rules/paths.ts'
import { IdeaStatusBadge } from './IdeaStatusBadge.tsx'

export const SimilarIdeasQuery = graphql(`
  query SimilarIdeas($title: String!, $anyWord: Boolean) { similarIdeas(title: $title, anyWord: $anyWord) { id title status } }
`)

const PAUSE_MS = 400

/** The ideas like a title that is being typed, or with any word of it; nothing for a short one. */
export function useSimilarIdeas(title: string, { anyWord = false } = {}) {
  const [asked, ask] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => ask(title.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [title])
  // Nothing either as soon as the title is cleared, such as by a submission.
  const isShort = Math.min(asked.length, title.trim().length) < 3
  const { data } = useQuery(SimilarIdeasQuery, isShort ? null : { title: asked, anyWord })
  return isShort ? [] : (data?.similarIdeas ?? [])
}

/** Ideas like the one that is being written: joining one may be better than a second one (requirement I-1). */
export function SimilarIdeas({ title }: { title: string }) {
  const similar = useSimilarIdeas(title)
  return (
    <div role="status">
      {similar.length > 0 && (
        <div className="mt-3 grid gap-2 rounded-control bg-sunken px-3 py-2.5 text-sm">
          <p>These ideas sound similar. Would you like to join one of them?</p>
          <ul className="grid gap-1.5">
            {similar.map(({ id, title, status }) => (
              <li key={id} className="flex flex-wrap items-center gap-2">
                <a className="link wrap-anywhere" href={ideaPath(id)} target="_blank" rel="noopener">
                  {title}
                </a>
                <IdeaStatusBadge status={status} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

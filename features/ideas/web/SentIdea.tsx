import type { Ref } from 'react'
import { IDEAS_PATH, ideaPath } from '../rules/paths.ts'

/** A submitted idea; `id` is null while its email address waits for confirmation. */
export interface Sent {
  id: string | null
  email: string
}

/** What happens with a submitted idea. */
export function SentIdea({ sent: { id, email }, ref }: { sent: Sent; ref?: Ref<HTMLParagraphElement> }) {
  return (
    <p ref={ref} tabIndex={-1} className="rounded-control bg-success-subtle px-3 py-2.5 text-sm text-success wrap-anywhere">
      {id === null ? (
        <>
          Check your email: we sent a link to {email}. Your idea will be shown once you open it.
          <span className="hidden in-data-[session=in]:inline">
            {' '}
            Until then it is under{' '}
            <a className="underline" href={`${IDEAS_PATH}?show=mine`}>
              My ideas
            </a>
            .
          </span>
        </>
      ) : (
        <>
          Your idea is in the list. <a className="underline" href={ideaPath(id)}>Open your idea</a> to say who you’re looking for.
        </>
      )}
    </p>
  )
}

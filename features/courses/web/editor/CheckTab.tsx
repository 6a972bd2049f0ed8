import { useEffect, useRef, type RefObject } from 'react'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { useCourseForm } from './course-form.ts'
import { faultAddress, faultsTitle } from './fault-address.ts'

/** What is missing before the course can be reviewed, with links to the places; and videos that cannot be played. */
export function CheckTab({ wantsFocus, isUnchanged }: { wantsFocus: RefObject<boolean>; isUnchanged: boolean }) {
  const form = useCourseForm()
  const { address, faults, draft, brokenAt, mayPublish } = form
  const heading = useRef<HTMLHeadingElement>(null)
  // After a refusal, the list has the focus, wherever the button was.
  useEffect(() => {
    if (!wantsFocus.current || heading.current === null) return
    wantsFocus.current = false
    heading.current.focus()
    heading.current.scrollIntoView({ block: 'center' })
  })
  const broken = draft.topics.flatMap(({ lessons }) => lessons.flatMap(({ key, kind, title, videoUrl }) => {
    const message = kind === 'video' ? brokenAt(videoUrl) : null
    return message === null ? [] : [{ key, address: address(`lesson=${encodeURIComponent(key)}`), message, where: title.trim() || 'Untitled lesson' }]
  }))
  return (
    <div className="grid gap-8">
      {faults.length === 0 ? (
        <EmptyState text="Nothing is missing" hint={isUnchanged ? 'This is the published version.' : `Preview the course as a learner, then ${mayPublish ? 'publish it' : 'submit it for review'}.`} />
      ) : (
        <Findings
          heading={heading}
          title={faultsTitle(faults.length, form)}
          rows={faults.map((fault) => ({ key: `${fault.path} ${fault.message}`, address: faultAddress(form, fault), message: fault.message, where: fault.where }))}
        />
      )}
      {broken.length > 0 && <Findings title={broken.length === 1 ? 'One video can’t be played' : `${broken.length} videos can’t be played`} rows={broken} />}
    </div>
  )
}

interface Finding {
  key: string
  address: string
  message: string
  where: string
}

function Findings({ heading, title, rows }: { heading?: RefObject<HTMLHeadingElement | null>; title: string; rows: readonly Finding[] }) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-lg">{title}</h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {rows.map(({ key, address, message, where }) => (
          <li key={key} className="grid gap-0.5 px-4 py-3">
            <a className="link font-medium wrap-anywhere" href={address}>
              {message}
            </a>
            <span className="text-sm text-text-muted wrap-anywhere">{where}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { Fragment, useRef } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { useFocusNext } from '#platform/web/ui/take-focus.ts'

export interface IssueItem {
  title: string
  path: string
}

interface Props {
  sections: readonly { label: string; items: readonly IssueItem[] }[]
  /** For an editor of a draft. */
  onRemove?: ((item: IssueItem) => void) | undefined
}

/** The titles of an issue by section; an editor can remove each from a draft. */
export function IssueItems({ sections, onRemove }: Props) {
  const list = useRef<HTMLDListElement>(null)
  const paths = sections.flatMap(({ items }) => items.map(({ path }) => path))
  const focusNext = useFocusNext(list, paths.join(' '))
  const remove = (item: IssueItem) => {
    const at = paths.indexOf(item.path)
    focusNext(`[data-path="${CSS.escape(paths[at + 1] ?? paths[at - 1] ?? '')}"] button`)
    onRemove?.(item)
  }
  return (
    <dl ref={list} className="grid grid-cols-1 gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
      {sections.map(({ label, items }) => (
        <Fragment key={label}>
          <dt className="text-text-muted">{label}</dt>
          {items.map((item) => (
            <dd key={item.path} data-path={item.path} className="flex items-center justify-between gap-3 wrap-anywhere sm:col-start-2">
              <a className="link min-w-0" href={item.path}>
                {item.title}
              </a>
              {onRemove !== undefined && (
                <Button small variant="ghost" className="flex-none wrap-normal" aria-label={`Remove “${item.title}”`} onClick={() => remove(item)}>
                  Remove
                </Button>
              )}
            </dd>
          ))}
        </Fragment>
      ))}
    </dl>
  )
}

/** What an editor removed from a draft; each can be put back. */
export function RemovedItems({ items, onPutBack }: { items: readonly IssueItem[]; onPutBack: (item: IssueItem) => void }) {
  const box = useRef<HTMLDetailsElement>(null)
  const focusNext = useFocusNext(box, items.map(({ path }) => path).join(' '))
  const putBack = (item: IssueItem, at: number) => {
    focusNext(`[data-path="${CSS.escape((items[at + 1] ?? items[at - 1])?.path ?? '')}"] button`)
    onPutBack(item)
  }
  return (
    <details ref={box} className="text-sm">
      <summary className="link w-fit">Removed from this issue ({items.length})</summary>
      <ul className="mt-2 grid gap-2">
        {items.map((item, at) => (
          <li key={item.path} data-path={item.path} className="flex items-center justify-between gap-3 wrap-anywhere">
            <a className="link min-w-0" href={item.path}>
              {item.title}
            </a>
            <Button small variant="ghost" className="flex-none wrap-normal" aria-label={`Put back “${item.title}”`} onClick={() => putBack(item, at)}>
              Put back
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

import { useId } from 'react'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { chevronDownIcon } from '#platform/web/ui/icons.ts'
import { listPath } from '../../rules/paths.ts'
import { ListHeader } from './ListHeader.tsx'
import { ListProblems } from './ListProblems.tsx'
import type { ProblemListData } from './lists-query.ts'
import { useProblemList } from './use-problem-list.ts'

interface Props {
  list: ProblemListData
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onDeleted: () => void
}

/** One of the member's lists among the others; its problems open in place. */
export function ListCard({ list: data, isOpen, onToggle, onDeleted }: Props) {
  const list = useProblemList({ list: data, isOpen, onOpen: () => onToggle(true) })
  const { id, name } = data
  const bodyId = useId()
  const heading = (
    <div className="flex min-w-0 items-center gap-1">
      <IconButton small icon={chevronDownIcon} className={`-ml-2 flex-none ${isOpen ? 'rotate-180' : ''}`} label={`Problems in ${name}`} aria-expanded={isOpen} aria-controls={bodyId} onClick={() => onToggle(!isOpen)} />
      <h2 dir="auto" className="min-w-0 text-lg wrap-anywhere">
        <a className="hover:underline" href={listPath(id)}>
          {name}
        </a>
      </h2>
    </div>
  )
  return (
    <section ref={list.box} aria-label={name} data-list={id} className="card grid grid-cols-1 gap-4">
      <p role="status" className="sr-only">
        {list.status.text}
      </p>
      <ListHeader list={list} heading={heading} onDeleted={onDeleted} />
      <div id={bodyId} hidden={!isOpen} className="grid grid-cols-1 gap-3">
        {isOpen && <ListProblems list={list} />}
      </div>
    </section>
  )
}

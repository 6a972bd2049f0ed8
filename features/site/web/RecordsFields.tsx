import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { arrowDownIcon, arrowUpIcon, chevronDownIcon, chevronRightIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import type { FieldShape } from '../rules/shapes.ts'
import { recordTitle } from '../rules/record-title.ts'
import { RecordFields, type RecordValue } from './RecordFields.tsx'

interface Props {
  fields: readonly FieldShape[]
  /** The name of one record in labels. */
  itemLabel: string
  /** The maximum number of records. */
  count: number
  value: readonly RecordValue[]
  errorOf: (at: number, field: string) => string | undefined
  /** The record with the first error, which is opened. */
  firstWrong: number | null
  onChange: (value: readonly RecordValue[]) => void
}

/** A list of records with the same fields, which can be added, moved and removed. Each is one line until it is opened; one is open at a time. */
export function RecordsFields({ fields, itemLabel, count, value, errorOf, firstWrong, onChange }: Props) {
  const keys = useRef<number[]>(value.map((_, at) => at))
  const next = useRef(value.length)
  const [open, setOpen] = useState<number | null>(null)
  const id = useId()
  useEffect(() => {
    if (firstWrong !== null) setOpen(keys.current[firstWrong] ?? null)
  }, [firstWrong])
  const change = (values: readonly RecordValue[], order: number[]) => {
    keys.current = order
    onChange(values)
  }
  const move = (from: number, to: number) => {
    const [values, order] = [[...value], [...keys.current]]
    ;[values[from], values[to]] = [values[to]!, values[from]!]
    ;[order[from], order[to]] = [order[to]!, order[from]!]
    change(values, order)
  }
  // The list may have changed before Undo is pressed.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const remove = (at: number) => {
    const [record, key] = [value[at]!, keys.current[at]!]
    change(value.toSpliced(at, 1), keys.current.toSpliced(at, 1))
    const restore = () => change(latest.current.toSpliced(at, 0, record), keys.current.toSpliced(at, 0, key))
    showToast(`Removed “${recordTitle(fields, record) || `New ${itemLabel}`}”. Save to apply.`, { action: { label: 'Undo', run: restore } })
  }
  const list = useRef<HTMLUListElement>(null)
  const focusesNew = useRef(false)
  useEffect(() => {
    if (!focusesNew.current) return
    focusesNew.current = false
    list.current?.querySelector<HTMLElement>('li:last-child fieldset :is(input, textarea)')?.focus()
  })
  const add = () => {
    const empty = Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'lines' ? [] : kind === 'number' ? new Date().getFullYear() : '']))
    setOpen(next.current)
    focusesNew.current = true
    change([...value, empty], [...keys.current, next.current++])
  }
  return (
    <>
      <ul ref={list} className="divide-y divide-line rounded-card border border-line bg-surface">
        {value.map((record, at) => {
          const key = keys.current[at]!
          const isOpen = key === open
          return (
            <li key={key} className="grid grid-cols-1 gap-4 px-5 py-2 max-md:px-4">
              <div className="flex items-center gap-1">
                <button
                  type="button"
                  className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-left font-medium hover:text-accent"
                  aria-expanded={isOpen}
                  aria-controls={`${id}-${key}`}
                  onClick={() => setOpen(isOpen ? null : key)}
                >
                  <Icon of={isOpen ? chevronDownIcon : chevronRightIcon} small />
                  <span className="min-w-0 truncate">{recordTitle(fields, record) || `New ${itemLabel}`}</span>
                </button>
                <IconButton small icon={arrowUpIcon} label={`Move ${itemLabel} ${at + 1} up`} disabled={at === 0} onClick={() => move(at, at - 1)} />
                <IconButton small icon={arrowDownIcon} label={`Move ${itemLabel} ${at + 1} down`} disabled={at === value.length - 1} onClick={() => move(at, at + 1)} />
                <IconButton small icon={trashIcon} label={`Remove ${itemLabel} ${at + 1}`} onClick={() => remove(at)} />
              </div>
              {isOpen && (
                <fieldset id={`${id}-${key}`} className="pb-3">
                  <legend className="sr-only">{`${itemLabel} ${at + 1}`}</legend>
                  <RecordFields fields={fields} value={record} errorOf={(field) => errorOf(at, field)} onChange={(now) => onChange(value.map((old, index) => (index === at ? now : old)))} />
                </fieldset>
              )}
            </li>
          )
        })}
      </ul>
      <Button className="justify-self-start" disabledBecause={value.length >= count ? `You can add up to ${count}.` : null} onClick={add}>
        Add {itemLabel}
      </Button>
    </>
  )
}

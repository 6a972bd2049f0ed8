import { useRef } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { arrowDownIcon, arrowUpIcon, trashIcon } from '#platform/web/ui/icons.ts'
import type { FieldShape } from '../rules/shapes.ts'
import { RecordFields, type RecordValue } from './RecordFields.tsx'

interface Props {
  fields: readonly FieldShape[]
  /** The name of one record in labels. */
  itemLabel: string
  /** The maximum number of records. */
  count: number
  value: readonly RecordValue[]
  onChange: (value: readonly RecordValue[]) => void
}

/** A list of records with the same fields, which can be added, moved and removed. */
export function RecordsFields({ fields, itemLabel, count, value, onChange }: Props) {
  const keys = useRef<number[]>(value.map((_, at) => at))
  const next = useRef(value.length)
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
  const without = (at: number) => change(value.filter((_, index) => index !== at), keys.current.filter((_, index) => index !== at))
  const add = () => {
    const empty = Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'lines' ? [] : kind === 'number' ? 0 : '']))
    change([...value, empty], [...keys.current, next.current++])
  }
  return (
    <>
      {value.map((record, at) => (
        <fieldset key={keys.current[at]} className="grid gap-4 rounded-card border border-line bg-surface p-5 max-md:p-4">
          <legend className="sr-only">{`${itemLabel} ${at + 1}`}</legend>
          <div className="flex justify-end gap-1">
            <IconButton small icon={arrowUpIcon} label={`Move ${itemLabel} ${at + 1} up`} disabled={at === 0} onClick={() => move(at, at - 1)} />
            <IconButton small icon={arrowDownIcon} label={`Move ${itemLabel} ${at + 1} down`} disabled={at === value.length - 1} onClick={() => move(at, at + 1)} />
            <IconButton small icon={trashIcon} label={`Remove ${itemLabel} ${at + 1}`} onClick={() => without(at)} />
          </div>
          <RecordFields fields={fields} value={record} onChange={(now) => onChange(value.map((old, index) => (index === at ? now : old)))} />
        </fieldset>
      ))}
      <Button className="justify-self-start" disabledBecause={value.length >= count ? `You can add up to ${count}.` : null} onClick={add}>
        Add {itemLabel}
      </Button>
    </>
  )
}

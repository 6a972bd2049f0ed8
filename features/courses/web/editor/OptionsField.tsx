import { useId } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { arrowDownIcon, arrowUpIcon, plusIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { moveItem } from '../../rules/draft-edits.ts'
import { useCourseForm } from './course-form.ts'
import type { QuestionProps } from './QuestionEditor.tsx'

const MAX_OPTIONS = 10

/** The options of a choice with the right ones marked, or the items of an order in their right order. */
export function OptionsField({ question: { kind, options, right }, path, onChange }: QuestionProps) {
  const { errorAt } = useCourseForm()
  const id = useId()
  const isOrder = kind === 'order'
  const list = `${path}.${isOrder ? 'items' : 'options'}`
  const errors = [...options.map((_option, at) => errorAt(`${list}.${at}`)), errorAt(list), errorAt(`${path}.answer`), errorAt(`${path}.answers`)].filter((error) => error !== undefined)
  const setRight = (at: number, isRight: boolean) => onChange({ right: kind === 'single' ? [at] : isRight ? [...right, at].toSorted((a, b) => a - b) : right.filter((place) => place !== at) })
  const remove = (at: number) => onChange({ options: options.toSpliced(at, 1), right: right.filter((place) => place !== at).map((place) => (place > at ? place - 1 : place)) })
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">{isOrder ? 'Items in their right order; learners see them shuffled' : 'Options; mark what is right'}</legend>
      {options.map((option, at) => (
        // Options have no name of their own; their place is their identity here.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="flex items-center gap-2">
          {isOrder ? (
            <span className="tabular w-6 text-center text-sm text-text-muted">{at + 1}</span>
          ) : (
            <input type={kind === 'single' ? 'radio' : 'checkbox'} className="size-4.5 flex-none accent-accent" name={id} aria-label={`Option ${at + 1} is right`} checked={right.includes(at)} onChange={({ target }) => setRight(at, target.checked)} />
          )}
          <TextInput
            aria-label={`${isOrder ? 'Item' : 'Option'} ${at + 1}`}
            aria-invalid={errorAt(`${list}.${at}`) !== undefined || undefined}
            className="min-w-0 flex-1"
            value={option}
            onChange={({ target }) => onChange({ options: options.with(at, target.value) })}
          />
          {isOrder && (
            <>
              <IconButton small icon={arrowUpIcon} label={`Move item ${at + 1} up`} disabled={at === 0} onClick={() => onChange({ options: moveItem(options, at, at - 1) })} />
              <IconButton small icon={arrowDownIcon} label={`Move item ${at + 1} down`} disabled={at === options.length - 1} onClick={() => onChange({ options: moveItem(options, at, at + 2) })} />
            </>
          )}
          <IconButton small icon={trashIcon} label={`Delete ${isOrder ? 'item' : 'option'} ${at + 1}`} disabled={options.length <= 2} onClick={() => remove(at)} />
        </div>
      ))}
      {errors.length > 0 && <p className="text-sm text-danger">{errors[0]}</p>}
      {options.length < MAX_OPTIONS && (
        <div>
          <Button small variant="ghost" icon={plusIcon} onClick={() => onChange({ options: [...options, ''] })}>
            {isOrder ? 'Add an item' : 'Add an option'}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

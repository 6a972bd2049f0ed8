import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { arrowUpIcon, plusIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { MAX_PARTS, newPart, type RecipeForm } from '../../rules/recipes/recipe-form.ts'
import type { RecipeField } from '../../rules/recipes/recipe-kinds.ts'

interface Props {
  field: RecipeField
  parts: readonly RecipeForm[]
  fault: string | null
  onChange: (parts: readonly RecipeForm[]) => void
  /** The fields of one part. */
  renderPart: (part: RecipeForm, label: string, onChange: (part: RecipeForm) => void) => ReactNode
}

/** The parts of a recipe that has several: each is a list as JSON or a recipe of its own. */
export function RecipeParts({ field: { label, partName = 'part' }, parts, fault, onChange, renderPart }: Props) {
  const addButton = useRef<HTMLButtonElement>(null)
  const name = (at: number) => `${partName} ${at + 1}`
  const remove = (at: number) => {
    flushSync(() => onChange(parts.toSpliced(at, 1)))
    addButton.current?.focus()
  }
  return (
    <fieldset className="grid grid-cols-1 gap-3 sm:col-span-2">
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <ol className="grid grid-cols-1 gap-3">
        {parts.map((part, at) => (
          // Parts are identified by position.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="grid grid-cols-1 gap-2 rounded-card border border-line p-4">
            <span className="flex justify-end gap-1">
              {at > 0 && <IconButton small icon={arrowUpIcon} label={`Move ${name(at)} up`} onClick={() => onChange(parts.toSpliced(at, 1).toSpliced(at - 1, 0, part))} />}
              <IconButton small icon={trashIcon} label={`Remove ${name(at)}`} onClick={() => remove(at)} />
            </span>
            {renderPart(part, `${partName[0]!.toUpperCase()}${name(at).slice(1)}`, (next) => onChange(parts.with(at, next)))}
          </li>
        ))}
      </ol>
      {fault !== null && <p className="text-sm text-danger">{fault}</p>}
      <Button ref={addButton} small className="justify-self-start" icon={plusIcon} disabledBecause={parts.length >= MAX_PARTS ? `A recipe has up to ${MAX_PARTS} of them.` : null} onClick={() => onChange([...parts, newPart()])}>
        Add {partName}
      </Button>
    </fieldset>
  )
}

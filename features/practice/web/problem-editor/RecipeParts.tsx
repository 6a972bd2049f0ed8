import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { arrowUpIcon, plusIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { MAX_PARTS, newPart, type RecipeForm } from '../../rules/recipes/recipe-form.ts'
import type { RecipeField } from '../../rules/recipes/recipe-kinds.ts'
import { RecipeFields, type RecipeFieldsProps } from './RecipeFields.tsx'

interface Props {
  field: RecipeField
  parts: readonly RecipeForm[]
  fault: string | null
  onChange: (parts: readonly RecipeForm[]) => void
  newSeed: RecipeFieldsProps['newSeed']
}

/** The parts of a recipe that has several: each is a list as JSON or a recipe of its own. */
export function RecipeParts({ field: { label, partName = 'part' }, parts, fault, onChange, newSeed }: Props) {
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
            <RecipeFields form={part} fault={null} isPart label={`${partName[0]!.toUpperCase()}${name(at).slice(1)}`} onChange={(next) => onChange(parts.with(at, next))} newSeed={newSeed} />
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

import { useMemo, useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { readJson } from '../../rules/problem-draft.ts'
import { isRecipeJson, newRecipeForm, previewRecipe, recipeFormOf, recipeOf, type RecipeForm } from '../../rules/recipes/recipe-form.ts'
import { fittingRecipes } from '../../rules/recipes/fitting-recipes.ts'
import { RecipeFields } from './RecipeFields.tsx'

interface Props {
  /** The name of the argument. */
  label: string
  /** The type of the parameter. */
  type: string
  /** What is written in the test now. */
  value: string
  onWrite: (json: string) => void
  onClose: () => void
}

const newSeed = () => Math.floor(Math.random() * 100_000)

/** Describes a large argument in a form, with a preview of what it generates. The recipe is written into the test as JSON. */
export function RecipeDialog({ label, type, value, onWrite, onClose }: Props) {
  const [form, setForm] = useState<RecipeForm>(() => {
    const json = readJson(value)
    return (isRecipeJson(json) ? recipeFormOf(json) : null) ?? newRecipeForm(fittingRecipes(type)[0]?.kinds[0]?.make ?? 'integers', newSeed())
  })
  const preview = useMemo(() => previewRecipe(form), [form])
  const isValid = 'first' in preview
  const write = () => {
    onWrite(JSON.stringify(recipeOf(form)))
    onClose()
  }
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" disabledBecause={isValid ? null : preview.fault} onClick={write}>
        Use this recipe
      </Button>
    </>
  )
  return (
    <Dialog open title={`Generate ${label}`} width="wide" footer={footer} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <RecipeFields form={form} fault={isValid ? null : preview} type={type} onChange={setForm} newSeed={newSeed} />
        <section aria-label="What it generates" className="grid grid-cols-1 gap-1 text-sm" aria-live="polite">
          {isValid ? (
            <>
              <p className="text-text-muted">{preview.size}</p>
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
              <pre tabIndex={0} aria-label="First values" className="max-h-40 overflow-auto rounded-control bg-sunken p-3 text-sm wrap-anywhere whitespace-pre-wrap">
                <code>{preview.first}</code>
              </pre>
            </>
          ) : (
            <p className="text-danger">{preview.fault}</p>
          )}
        </section>
      </div>
    </Dialog>
  )
}

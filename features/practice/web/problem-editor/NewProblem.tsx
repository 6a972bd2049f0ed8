import { useState, type FormEvent } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { plusIcon } from '#platform/web/ui/icons.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { slugOfTitle } from '../../rules/slug-of-title.ts'
import { CreateProblem } from './problem-edit-documents.ts'

/** Starts a new problem: a title and its address, then the editor. */
export function NewProblem({ editPath }: { editPath: (slug: string) => string }) {
  const [isOpen, setOpen] = useState(false)
  const [title, setTitle] = useState('')
  /** Null until someone changes it: it follows the title. */
  const [typedSlug, setTypedSlug] = useState<string | null>(null)
  const [withExample, setWithExample] = useState(false)
  const { mutate, isPending, error, reset } = useMutation(CreateProblem)
  const navigate = useNavigate()
  const slug = typedSlug ?? slugOfTitle(title)
  const close = () => {
    reset()
    setOpen(false)
  }
  const create = (event: FormEvent) => {
    event.preventDefault()
    mutate({ title, slug, withExample }, { onSuccess: () => navigate(editPath(slug)) })
  }
  const isAtField = error?.fields?.['title'] !== undefined || error?.fields?.['slug'] !== undefined
  return (
    <>
      <Button variant="primary" icon={plusIcon} onClick={() => setOpen(true)}>
        New problem
      </Button>
      <Dialog open={isOpen} title="New problem" onClose={close}>
        <form className="grid gap-4" noValidate onSubmit={create}>
          <Field label="Title" hint="Use words that learners search for, such as “Cosine Similarity”." error={error?.fields?.['title']}>
            {(control) => <TextInput {...control} data-autofocus maxLength={60} value={title} onChange={(event) => setTitle(event.target.value)} />}
          </Field>
          <Field label="Address" hint="The last part of the link to it. You can’t change it later." error={error?.fields?.['slug']}>
            {(control) => <TextInput {...control} className="font-mono" maxLength={80} autoCapitalize="none" spellCheck={false} value={slug} onChange={(event) => setTypedSlug(event.target.value)} />}
          </Field>
          <Checkbox label="Start from an example" checked={withExample} onChange={(event) => setWithExample(event.target.checked)} />
          {!isAtField && <ErrorMessage message={error?.message} />}
          <Button type="submit" variant="primary" busy={isPending}>
            Create draft
          </Button>
        </form>
      </Dialog>
    </>
  )
}

import { useState } from 'react'
import type { Editor } from '@tiptap/core'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { linkAddress, NOT_A_LINK } from '../../rules/link-address.ts'
import { FloatingForm } from './FloatingForm.tsx'
import { selectionRect } from './selection-rect.ts'

/** The form of Insert link. An empty address is ignored (specification, section 5). */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: (byKeyboard: boolean) => void }) {
  const present = (editor.getAttributes('link')['href'] as string | undefined) ?? ''
  const [typed, setTyped] = useState(present)
  const [error, setError] = useState<string | null>(null)

  const submit = () => {
    if (typed.trim() === '') return onClose(true)
    const href = linkAddress(typed)
    if (href === null) return setError(NOT_A_LINK)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && present === '') {
      chain.insertContent([{ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }]).unsetMark('link').run()
    } else chain.setLink({ href }).run()
    onClose(true)
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose(true)
  }

  return (
    <FloatingForm label="Link" anchor={() => selectionRect(editor)} onSubmit={submit} onClose={onClose}>
      <Field label="URL" error={error}>
        {(control) => (
          <TextInput
            {...control}
            data-autofocus
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setError(null)
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" small>
          {present === '' ? 'Insert link' : 'Change link'}
        </Button>
        {present !== '' && (
          <Button small onClick={remove}>
            Remove link
          </Button>
        )}
        <Button variant="ghost" small onClick={() => onClose(true)}>
          Cancel
        </Button>
      </div>
    </FloatingForm>
  )
}

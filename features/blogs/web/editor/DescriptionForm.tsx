import { useState } from 'react'
import type { Editor } from '@tiptap/core'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { FloatingForm } from './FloatingForm.tsx'
import { nodeRect } from './selection-rect.ts'

const MAX_DESCRIPTION = 300

interface Props {
  editor: Editor
  pos: number
  onClose: (byKeyboard: boolean) => void
}

/** The form for the alternative text of an image. */
export function DescriptionForm({ editor, pos, onClose }: Props) {
  const [alt, setAlt] = useState(() => String(editor.state.doc.nodeAt(pos)?.attrs['alt'] ?? ''))
  const submit = () => {
    editor.chain().focus().command(({ tr }) => Boolean(tr.setNodeAttribute(pos, 'alt', alt.trim()))).run()
    onClose(true)
  }
  return (
    <FloatingForm label="Alt text" anchor={() => nodeRect(editor, pos)} onSubmit={submit} onClose={onClose}>
      <Field label="Describe the image" hint="For people who can’t see it. Leave it empty if the image is decorative.">
        {(control) => (
          <TextInput
            {...control}
            data-autofocus
            maxLength={MAX_DESCRIPTION}
            autoComplete="off"
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" small>
          Save alt text
        </Button>
        <Button variant="ghost" small onClick={() => onClose(true)}>
          Cancel
        </Button>
      </div>
    </FloatingForm>
  )
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Placeholder } from '@tiptap/extensions'
import { closeHistory } from '@tiptap/pm/history'
import type { Slice } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { useAuth } from '#features/accounts/web/public.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { DescriptionForm } from './DescriptionForm.tsx'
import { EditorKeys } from './editor-keys.ts'
import { LinkForm } from './LinkForm.tsx'
import { BlockMath, InlineMath } from './maths-nodes.ts'
import { MathsForm, type MathsAt } from './MathsForm.tsx'
import { droppedPictures, pastedPictures, takePictures } from './paste-pictures.ts'
import { sliceOfMarkdown } from './paste-markdown.ts'
import { meantHtml } from './pasted-html.ts'
import { Picture } from './picture-node.ts'
import type { PicturesUnderWay } from './pictures-under-way.ts'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { TEXT_EXTENSIONS } from './text-extensions.ts'
import { Toolbar } from './Toolbar.tsx'
import type { ToolDoors } from './toolbar-tools.ts'

/** Undo takes back what follows alone, however soon it comes after the last letter. */
function asOwnStep({ tr }: { tr: Transaction }): boolean {
  closeHistory(tr)
  return true
}

interface Props {
  content: string
  pictures: PicturesUnderWay
  describedBy: string | undefined
  onReady: (editor: Editor | null) => void
  onChange: (editor: Editor) => void
  onSaveNow: () => void
}

type Form = { kind: 'link' } | { kind: 'maths'; at: MathsAt } | { kind: 'description'; pos: number } | null

/** The text of a blog with its tools, and the small forms that they open. */
export function TextEditor({ content, pictures, describedBy, onReady, onChange, onSaveNow }: Props) {
  const [form, setForm] = useState<Form>(null)
  const [shortcuts, showShortcuts] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const doorsNow = useRef<ToolDoors>(null)
  const { asMember } = useAuth()
  const logIn = useRef(asMember)
  useEffect(() => {
    logIn.current = asMember
  }, [asMember])

  const editor = useEditor({
    injectCSS: false,
    content,
    extensions: [
      ...TEXT_EXTENSIONS.filter((extension) => !['inlineMath', 'blockMath', 'image'].includes(extension.name)),
      Placeholder.configure({ placeholder: 'Write…' }),
      EditorKeys.configure({ doors: () => doorsNow.current! }),
      InlineMath.configure({ onEdit: (pos: number) => setForm({ kind: 'maths', at: { pos } }) }),
      BlockMath.configure({ onEdit: (pos: number) => setForm({ kind: 'maths', at: { pos } }) }),
      Picture.configure({
        pictures,
        onDescribe: (pos: number) => setForm({ kind: 'description', pos }),
        onLogin: () => logIn.current(() => pictures.retryAll()),
      }),
    ],
    editorProps: {
      attributes: { id: 'blog-text', class: 'prose written', role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Text' },
      clipboardTextParser: (text, _place, asItIs, view) => sliceOfMarkdown(text, asItIs, view.state.schema) as Slice,
      transformPastedHTML: meantHtml,
      handlePaste: (view, event) => pastedPictures(view, event, pictures),
      handleDrop: (view, event, _slice, moved) => !moved && droppedPictures(view, event, pictures),
    },
    onUpdate: ({ editor }) => onChange(editor),
  })

  const ready = useEffectEvent((editor: Editor | null) => onReady(editor))
  useEffect(() => {
    ready(editor)
    return () => ready(null)
  }, [editor])
  useEffect(() => {
    const text = document.getElementById('blog-text')
    if (describedBy === undefined) text?.removeAttribute('aria-describedby')
    else text?.setAttribute('aria-describedby', describedBy)
    text?.setAttribute('aria-invalid', String(describedBy !== undefined))
  }, [describedBy, editor])

  const doors: ToolDoors = {
    openLink: () => setForm({ kind: 'link' }),
    openMaths: (at) => setForm({ kind: 'maths', at }),
    openDescription: (pos) => setForm({ kind: 'description', pos }),
    openShortcuts: () => showShortcuts(true),
    toToolbar: () => bar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus(),
    saveNow: onSaveNow,
    choosePicture: () => input.current?.click(),
    clearAll: () => {
      editor.chain().focus().command(asOwnStep).clearContent(true).run()
      showToast('Cleared.', { action: { label: 'Undo', run: () => void editor.chain().focus().undo().run() } })
    },
  }
  useEffect(() => {
    doorsNow.current = doors
  })
  const close = (byKeyboard: boolean) => {
    setForm(null)
    if (byKeyboard) editor.commands.focus()
  }

  return (
    <>
      <Toolbar editor={editor} doors={doors} bar={bar} />
      <EditorContent editor={editor} className="writing-text" />
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        multiple
        hidden
        aria-label="Choose images"
        onChange={(event) => {
          takePictures(editor, pictures, [...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {form?.kind === 'link' && <LinkForm editor={editor} onClose={close} />}
      {form?.kind === 'maths' && <MathsForm key={JSON.stringify(form.at)} editor={editor} at={form.at} onClose={close} />}
      {form?.kind === 'description' && <DescriptionForm key={form.pos} editor={editor} pos={form.pos} onClose={close} />}
      <ShortcutsDialog open={shortcuts} onClose={() => showShortcuts(false)} />
    </>
  )
}

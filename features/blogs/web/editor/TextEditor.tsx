import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Placeholder } from '@tiptap/extensions'
import { closeHistory } from '@tiptap/pm/history'
import type { Slice } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { useAuth } from '#features/accounts/web/public.tsx'
import { IMAGE_TYPES } from '#platform/web/upload-image.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { isTextFile, TEXT_FILES } from '../../rules/text-file.ts'
import { DescriptionForm } from './DescriptionForm.tsx'
import { EditorKeys } from './editor-keys.ts'
import { importTextFile, type ImportedFile } from './import-text-file.ts'
import { LinkForm } from './LinkForm.tsx'
import { BlockMath, InlineMath } from './maths-nodes.ts'
import { MathsForm, type FormulaTarget } from './MathsForm.tsx'
import { MentionKeys, type KeyHandler } from './mention-keys.ts'
import { MentionMenu } from './MentionMenu.tsx'
import { handleDroppedImages, handlePastedImages, insertImageFiles } from './paste-images.ts'
import { pageHtml, textSlice } from './paste.ts'
import { ImageNode } from './image-node.ts'
import type { ImageUploads } from './image-uploads.ts'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { TaskItems } from './task-items.ts'
import { TEXT_EXTENSIONS } from './text-extensions.ts'
import { Toolbar } from './Toolbar.tsx'
import type { ToolbarActions } from './toolbar-tools.ts'

/** Undo reverts only what follows, however soon after the last letter. */
function asSeparateUndoStep({ tr }: { tr: Transaction }): boolean {
  closeHistory(tr)
  return true
}

const isTextDropped = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.files.length === 1 && isTextFile(dataTransfer.files[0]!.name)

interface Props {
  content: string
  uploads: ImageUploads
  describedBy: string | undefined
  onReady: (editor: Editor | null) => void
  onChange: (editor: Editor) => void
  onSave: () => void
  /** A file was imported that names these. */
  onImport: (file: ImportedFile) => void
}

type Form = { kind: 'link' } | { kind: 'maths'; at: FormulaTarget } | { kind: 'description'; pos: number } | null

/** The text of a blog with its toolbar and the small forms that it opens. */
export function TextEditor({ content, uploads, describedBy, onReady, onChange, onSave, onImport }: Props) {
  const [form, setForm] = useState<Form>(null)
  const [shortcuts, showShortcuts] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const textFile = useRef<HTMLInputElement>(null)
  /** The plain text on the clipboard beside a pasted page. */
  const besides = useRef('')
  const mentionKeys = useRef<KeyHandler>(null)
  const latestActions = useRef<ToolbarActions>(null)
  const { asMember } = useAuth()
  const logIn = useRef(asMember)
  useEffect(() => {
    logIn.current = asMember
  }, [asMember])

  const editor = useEditor({
    injectCSS: false,
    // Pasted text is parsed as Markdown; these rules would find signs in what is pasted as it is.
    enablePasteRules: false,
    content,
    extensions: [
      ...TEXT_EXTENSIONS.filter((extension) => !['inlineMath', 'blockMath', 'image'].includes(extension.name)),
      TaskItems,
      Placeholder.configure({ placeholder: 'Write…' }),
      EditorKeys.configure({ actions: () => latestActions.current! }),
      MentionKeys.configure({ onKey: (event: KeyboardEvent) => mentionKeys.current?.(event) ?? false }),
      InlineMath.configure({ onEdit: (pos: number) => setForm({ kind: 'maths', at: { pos } }) }),
      BlockMath.configure({ onEdit: (pos: number) => setForm({ kind: 'maths', at: { pos } }) }),
      ImageNode.configure({
        uploads,
        onDescribe: (pos: number) => setForm({ kind: 'description', pos }),
        onLogin: () => logIn.current(() => uploads.retryAll()),
      }),
    ],
    editorProps: {
      attributes: { id: 'blog-text', class: 'prose code-colors written', role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Text' },
      clipboardTextParser: (text, _place, asItIs, view) => textSlice(text, asItIs, view.state.schema) as Slice,
      transformPastedHTML: (html) => pageHtml(html, besides.current),
      handleDOMEvents: {
        paste: (_view, event) => void (besides.current = event.clipboardData?.getData('text/plain') ?? ''),
        drop: (_view, event) => void (besides.current = event.dataTransfer?.getData('text/plain') ?? ''),
      },
      handlePaste: (view, event) => handlePastedImages(view, event, uploads),
      handleDrop: (view, event, _slice, moved) => !moved && (isTextDropped(event) ? importFile(view, event.dataTransfer!.files[0]!, event) : handleDroppedImages(view, event, uploads)),
    },
    onUpdate: ({ editor }) => onChange(editor),
  })

  function importFile(view: EditorView, file: File, event?: Event): true {
    event?.preventDefault()
    void importTextFile(view, file).then((named) => named !== null && onImport(named))
    return true
  }

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

  const actions: ToolbarActions = {
    openLink: () => setForm({ kind: 'link' }),
    openMaths: (at) => setForm({ kind: 'maths', at }),
    openDescription: (pos) => setForm({ kind: 'description', pos }),
    openShortcuts: () => showShortcuts(true),
    toToolbar: () => bar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus(),
    saveNow: onSave,
    chooseImage: () => input.current?.click(),
    chooseTextFile: () => textFile.current?.click(),
    clearAll: () => {
      editor.chain().focus().command(asSeparateUndoStep).clearContent(true).run()
      showToast('Cleared.', { action: { label: 'Undo', run: () => void editor.chain().focus().undo().run() } })
    },
  }
  useEffect(() => {
    latestActions.current = actions
  })
  const close = (byKeyboard: boolean) => {
    setForm(null)
    if (byKeyboard) editor.commands.focus()
  }

  return (
    <>
      <Toolbar editor={editor} actions={actions} bar={bar} />
      <EditorContent editor={editor} className="writing-text" />
      <input
        ref={input}
        type="file"
        accept={IMAGE_TYPES}
        multiple
        hidden
        aria-label="Choose images"
        onChange={(event) => {
          insertImageFiles(editor, uploads, [...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <input
        ref={textFile}
        type="file"
        accept={TEXT_FILES.join(',')}
        hidden
        aria-label="Choose a Markdown, HTML or text file"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) importFile(editor.view, file)
          target.value = ''
        }}
      />
      {form?.kind === 'link' && <LinkForm editor={editor} onClose={close} />}
      {form?.kind === 'maths' && <MathsForm key={JSON.stringify(form.at)} editor={editor} at={form.at} onClose={close} />}
      {form?.kind === 'description' && <DescriptionForm key={form.pos} editor={editor} pos={form.pos} onClose={close} />}
      <MentionMenu editor={editor} keys={mentionKeys} />
      <ShortcutsDialog open={shortcuts} onClose={() => showShortcuts(false)} />
    </>
  )
}

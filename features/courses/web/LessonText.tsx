import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePathname } from '#platform/web/pages/navigation.ts'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { CodeCell } from '#features/practice/web/public.tsx'

interface Cell {
  block: HTMLElement
  place: HTMLElement
  code: string
}

/** The text of a lesson. Programs of the language `python-run` can be run and changed by the reader; before scripts have loaded they are plain code. */
export function LessonText({ html }: { html: string }) {
  const pathname = usePathname()
  const box = useRef<HTMLDivElement>(null)
  const [cells, setCells] = useState<Cell[]>([])
  useEffect(() => {
    const blocks = [...(box.current?.querySelectorAll<HTMLElement>('pre:has(> code.language-python-run)') ?? [])]
    const found = blocks.map((block) => {
      const place = document.createElement('div')
      block.after(place)
      return { block, place, code: block.textContent }
    })
    setCells(found)
    return () => {
      for (const { block, place } of found) {
        block.hidden = false
        place.remove()
      }
    }
  }, [html])
  return (
    <div ref={box}>
      <RichText shown={html} />
      {cells.map(({ block, place, code }, at) =>
        createPortal(
          <CodeCell
            code={code}
            // A program of another length at its place is not replaced by what was written here before.
            name={`${pathname}.${at}.${code.length}`}
            onEdit={(isEdited) => {
              block.hidden = isEdited
            }}
          />,
          place,
          String(at),
        ),
      )}
    </div>
  )
}

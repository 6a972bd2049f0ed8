import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { CodeCell } from '#features/practice/web/public.tsx'

interface Cell {
  block: HTMLElement
  place: HTMLElement
  code: string
}

/** The text of a lesson. Programs of the language `python-run` can be run and changed by the reader; before scripts have loaded they are plain code. */
export function LessonText({ html }: { html: string }) {
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

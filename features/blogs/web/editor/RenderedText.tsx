import { useLayoutEffect, useRef } from 'react'
import { isTaskItem } from '#platform/rules/task-item.ts'
import { Prose } from '#platform/web/ui/Prose.tsx'
import { drawFormula } from './formula.ts'
import { elementsOf } from './text-content.ts'

/** Rendered text as readers will see it: formulas drawn, code highlighted, read-only. */
export function RenderedText({ html, className = '' }: { html: string; className?: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    element.replaceChildren(elementsOf(html))
    for (const item of element.querySelectorAll('li')) item.classList.toggle('task', isTaskItem(item.textContent))
    const code = [...element.querySelectorAll<HTMLElement>('pre > code[class]')]
    if (code.length > 0) void import('./code-highlighting.ts').then(({ highlightElement }) => code.forEach(highlightElement), () => {})
    for (const maths of element.querySelectorAll<HTMLElement>('[data-latex]')) {
      const isBlock = maths.dataset['type'] === 'block-math'
      maths.className = isBlock ? 'maths maths-block' : 'maths'
      void drawFormula(maths, maths.dataset['latex'] ?? '', isBlock)
    }
  }, [html])
  return <Prose ref={ref} className={`written ${className}`} />
}

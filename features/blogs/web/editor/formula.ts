import { portableMathml } from '#platform/markup/mathml.ts'

/** The error message of KaTeX for an invalid formula, without its prefix. */
const sentenceOf = (error: unknown) => {
  const message = error instanceof Error ? error.message.replace(/^KaTeX parse error:\s*/, '') : ''
  return message === '' ? 'This formula isn’t valid.' : `${message.charAt(0).toUpperCase()}${message.slice(1)}`
}

export type DrawResult = { drawn: true } | { drawn: false; message: string }

/** The same limits as on the server, so that writers see what readers will see. */
const OPTIONS = { output: 'mathml', throwOnError: true, strict: 'ignore', trust: false, maxExpand: 300, maxSize: 20 } as const

/**
 * Renders a formula as MathML into an element. For an invalid one it shows the source and returns the message. The renderer loads with the first
 * formula.
 */
export async function drawFormula(into: HTMLElement, latex: string, isBlock: boolean): Promise<DrawResult> {
  into.dataset['latex'] = latex
  try {
    const { renderToString } = await import('katex')
    // The formula may have changed while the renderer was loading.
    if (into.dataset['latex'] !== latex) return { drawn: true }
    const made = new DOMParser().parseFromString(portableMathml(renderToString(latex, { ...OPTIONS, displayMode: isBlock })), 'text/html')
    const math = made.querySelector('math')
    if (math === null) throw new Error('This formula isn’t valid.')
    for (const element of math.querySelectorAll('[style]')) element.removeAttribute('style')
    math.querySelector('annotation')?.remove()
    math.removeAttribute('style')
    into.replaceChildren(math)
    return { drawn: true }
  } catch (error) {
    const code = document.createElement('code')
    code.textContent = latex
    into.replaceChildren(code)
    return { drawn: false, message: sentenceOf(error) }
  }
}

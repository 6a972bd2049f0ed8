/** What KaTeX says about a formula that is none, without its own preamble. */
const sentenceOf = (error: unknown) => {
  const words = error instanceof Error ? error.message.replace(/^KaTeX parse error:\s*/, '') : ''
  return words === '' ? 'This formula isn’t valid.' : `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

export type DrawResult = { drawn: true } | { drawn: false; says: string }

/** The same limits as on the server, so that what one sees while writing is what readers see. */
const OPTIONS = { output: 'mathml', throwOnError: true, strict: 'ignore', trust: false, maxExpand: 300, maxSize: 20 } as const

/**
 * Draws a formula as MathML into an element; where it is none, its source stands there and the reason comes back. The
 * maths come with the first formula.
 */
export async function drawFormula(into: HTMLElement, latex: string, isBlock: boolean): Promise<DrawResult> {
  into.dataset['latex'] = latex
  try {
    const { renderToString } = await import('katex')
    // While the maths were on their way the formula may have changed.
    if (into.dataset['latex'] !== latex) return { drawn: true }
    const made = new DOMParser().parseFromString(renderToString(latex, { ...OPTIONS, displayMode: isBlock }), 'text/html')
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
    return { drawn: false, says: sentenceOf(error) }
  }
}

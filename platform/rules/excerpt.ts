/** A preview that ends in an ellipsis, cut at its last whole word; one long word stays as it is. */
export function excerptOf(preview: string): string {
  if (!preview.endsWith('…')) return preview
  const text = preview.slice(0, -1)
  const end = text.lastIndexOf(' ')
  return end < text.length / 2 ? preview : `${text.slice(0, end).replace(/[\s.,;:–—-]+$/u, '')}…`
}

/** The page numbers to offer: the first, the last, the current one with its neighbors; null stands for a gap. */
export function pagesAround(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const numbers = [...new Set(wanted)].sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [null, number] : [number]
  })
}

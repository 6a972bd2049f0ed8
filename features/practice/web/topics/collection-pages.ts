/** The number of problems on a page of a topic; also the most whose progress one request returns. */
export const COLLECTION_PAGE = 50

interface CollectionPage<Item> {
  shown: Item[]
  page: number
  pages: number
  /** The number of the first item on the page, from 1. */
  start: number
}

/** A page of a list by the `page` of its address; anything but the number of a page is page 1. */
export function pageOfCollection<Item>(items: readonly Item[], requested: string | null): CollectionPage<Item> {
  const pages = Math.max(1, Math.ceil(items.length / COLLECTION_PAGE))
  const number = Number(requested)
  const page = Number.isInteger(number) && number >= 1 && number <= pages ? number : 1
  const first = (page - 1) * COLLECTION_PAGE
  return { shown: items.slice(first, first + COLLECTION_PAGE), page, pages, start: first + 1 }
}

import type { HomeData } from './HomePage.tsx'
import { TeaserCard } from './TeaserCard.tsx'

/** What an admin features; nothing without items. */
export function Featured({ items }: { items: HomeData['featuredItems'] }) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="featured" className="grid grid-cols-1 gap-4">
      <h2 id="featured" className="text-xl">
        Featured
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ id, path, kind, title, excerpt, note }) => (
          <TeaserCard key={id} kind={kind} path={path} title={title} text={note === '' ? excerpt : note} />
        ))}
      </ul>
    </section>
  )
}

import { useRef, useState } from 'react'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { chevronLeftIcon, chevronRightIcon } from '#platform/web/ui/icons.ts'
import { productPath } from '../rules/paths.ts'

interface Product {
  slug: string
  name: string
  sentence: string
  points: readonly string[]
  /** Empty while the product is not out yet. */
  address: string
}

/** The products side by side. Wide screens show all; on others they scroll by hand, by the arrow buttons and by the keyboard, and never on their own. */
export function ProductCarousel({ products }: { products: readonly Product[] }) {
  const list = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)

  const show = (index: number) => {
    const next = Math.max(0, Math.min(products.length - 1, index))
    const card = list.current?.children[next] as HTMLElement | undefined
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    list.current?.scrollTo({ left: (card?.offsetLeft ?? 0) - (list.current.offsetLeft ?? 0), behavior: isCalm ? 'instant' : 'smooth' })
    setAt(next)
  }
  const onScroll = () => {
    const box = list.current
    if (box === null) return
    const cards = [...box.children] as HTMLElement[]
    const nearest = cards.reduce((best, card, index) => {
      const distance = Math.abs(card.offsetLeft - box.offsetLeft - box.scrollLeft)
      return distance < best.distance ? { index, distance } : best
    }, { index: 0, distance: Infinity })
    setAt(nearest.index)
  }

  return (
    <div className="grid gap-3">
      {/* A scrollable element must be focusable, so that the arrow keys work. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={list} aria-label="Products" tabIndex={0} className="flex snap-x gap-4 overflow-x-auto p-1 xl:grid xl:grid-cols-4" onScroll={onScroll}>
        {products.map(({ slug, name, sentence, points, address }) => (
          <Card key={slug} as="li" className="grid w-84 grid-cols-1 max-w-[85%] flex-none snap-start content-start gap-3 xl:w-auto xl:max-w-none">
            <div className="flex flex-wrap items-center gap-2">
              <h3 className="text-md font-semibold">{name}</h3>
              {address === '' && <Badge>Coming soon</Badge>}
            </div>
            <p className="text-text-muted">{sentence}</p>
            <ul className="grid list-disc gap-1 pl-5 text-sm marker:text-accent">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <a className="link mt-auto justify-self-start py-1" href={productPath(slug)} aria-label={`Learn More about ${name}`}>
              Learn More
            </a>
          </Card>
        ))}
      </ul>
      <div className="flex items-center gap-2 xl:hidden">
        <IconButton icon={chevronLeftIcon} label="Previous product" disabled={at === 0} onClick={() => show(at - 1)} />
        <IconButton icon={chevronRightIcon} label="Next product" disabled={at >= products.length - 1} onClick={() => show(at + 1)} />
        <p className="tabular text-sm text-text-muted" aria-live="polite">
          {at + 1} of {products.length}
        </p>
      </div>
    </div>
  )
}

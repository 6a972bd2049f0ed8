import type { PageMeta, RouteLocation } from './route.ts'

export interface MetaTag {
  tag: 'title' | 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  text?: string
}

const DEFAULT_CARD = '/card.png'

/** The head of a page as plain tags: the server writes them into the HTML, the browser keeps them up to date. */
export function metaTags(head: PageMeta, location: RouteLocation, site: { name: string; origin: string }): MetaTag[] {
  const title = head.title === site.name ? site.name : `${head.title} · ${site.name}`
  const canonical = site.origin + (head.canonical ?? location.pathname)
  const image = site.origin + (head.image ?? DEFAULT_CARD)
  const named = (name: string, content: string): MetaTag => ({ tag: 'meta', attributes: { name, content } })
  const graph = (property: string, content: string): MetaTag => ({ tag: 'meta', attributes: { property, content } })
  return [
    { tag: 'title', attributes: {}, text: title },
    named('description', head.description),
    ...(head.hidden ? [named('robots', 'noindex')] : [{ tag: 'link' as const, attributes: { rel: 'canonical', href: canonical } }]),
    graph('og:site_name', site.name),
    graph('og:type', head.kind ?? 'website'),
    graph('og:title', head.title),
    graph('og:description', head.description),
    graph('og:url', canonical),
    graph('og:image', image),
    named('twitter:card', 'summary_large_image'),
    ...(head.feeds ?? []).map((feed): MetaTag => ({
      tag: 'link',
      attributes: { rel: 'alternate', type: feed.type, title: feed.title, href: feed.path },
    })),
    ...(head.facts === undefined
      ? []
      : [{ tag: 'script' as const, attributes: { type: 'application/ld+json' }, text: JSON.stringify(head.facts) }]),
  ]
}

/** Replaces the tags of the old page with those of a new one. */
export function showMeta(tags: MetaTag[]): void {
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove()
  for (const { tag, attributes, text } of tags) {
    if (tag === 'title') {
      document.title = text ?? ''
      continue
    }
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.dataset['page'] = ''
    if (text !== undefined) element.textContent = text
    document.head.append(element)
  }
}

const MAX_LENGTH = 80

/** The readable part of an event's address. The number before it identifies the event. */
export function eventSlug(title: string): string {
  const words = title.normalize('NFKD').toLowerCase().replaceAll(/[\u0300-\u036f'’]/g, '').split(/[^a-z0-9]+/).filter((word) => word !== '')
  const slug = words.join('-').slice(0, MAX_LENGTH).replace(/-+$/, '')
  return slug === '' ? 'event' : slug
}

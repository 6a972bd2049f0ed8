/** A member of the team. With a username, the name links to the profile. */
export interface Member {
  name: string
  role: string
  sentence: string
  username: string
}

/** Addresses of the owner's pages elsewhere; empty if there is none. */
export interface OwnerLinks {
  video: string
  professional: string
  microblog: string
}

/** A product with its card in the carousel and its page. */
export interface Product {
  slug: string
  name: string
  sentence: string
  /** Paragraphs, separated by empty lines. */
  text: string
  points: readonly string[]
  /** Where it can be used; empty until it is ready. */
  address: string
}

/** One entry of Our Journey. */
export interface TimelineItem {
  id: string
  year: number
  title: string
  description: string
}

/** All site settings. A setting without a stored value has its default. */
export interface SiteContent {
  welcome: string
  links: OwnerLinks
  slogans: readonly string[]
  motivations: readonly string[]
  promos: readonly string[]
  founder: Member
  team: readonly Member[]
  products: readonly Product[]
  journey: readonly TimelineItem[]
}

export type SiteKey = keyof SiteContent

/** Somebody of the team; with a username the name leads to the profile. */
export interface Member {
  name: string
  role: string
  sentence: string
  username: string
}

/** Addresses of the owner elsewhere; empty where there is none. */
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
  /** Paragraphs, with an empty line between them. */
  text: string
  points: readonly string[]
}

/** One station of Our Journey. */
export interface TimelineItem {
  id: string
  year: number
  title: string
  description: string
}

/** All that an admin may write about the site itself; what nobody has written is as the content folder has it. */
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

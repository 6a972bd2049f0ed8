// The shapes of the demo world. Times are relative ("days ago"), so that the world never grows old.

export interface SeedPerson {
  username: string
  name: string
  headline: string
  location: string
  about: string
  /** IANA name of the time zone. */
  timeZone: string
  roles: ('mentor' | 'admin')[]
  joinedDaysAgo: number
}

export interface SeedComment {
  by: string
  /** Hours after the blog's publication, or after the comment that this one answers. */
  hoursAfter: number
  text: string
  replies?: SeedComment[]
}

/** `blog` is the blog's file name without `.md`. */
export interface SeedBlogComments { blog: string; comments: SeedComment[] }

export interface SeedBlogReactions { blog: string; likes: string[]; dislikes: string[] }

export interface SeedBlog {
  title: string
  author: string
  tags: string[]
  publishedDaysAgo: number
  /** The name of a figure; without one the blog has a drawn cover. */
  cover: string | null
  markdown: string
}

export interface SeedProfile {
  /** Role, company, period; the latest first. */
  experience: [role: string, company: string, period: string][]
  stack: string[]
  /** Name, description, stars, forks. */
  repositories: [name: string, description: string, stars: number, forks: number][]
  /** On which share of the days since they joined somebody solved or learned something. */
  days: number
  /** How many days in a row, up to today, they are here. */
  streak: number
}

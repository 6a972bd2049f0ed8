import type { SiteKey } from './site.ts'

/** One field of a setting that an admin writes. */
export interface FieldShape {
  name: string
  label: string
  /** `line` and `text` are written in one or several lines; `lines` are several texts, one a line. */
  kind: 'line' | 'text' | 'lines' | 'number' | 'address' | 'slug' | 'username'
  most: number
  optional?: true
}

/** What a setting consists of: a text, a list of lines, one thing with fields, or several of them. */
export type SettingShape = { label: string; hint: string } & (
  | { kind: 'text'; most: number }
  | { kind: 'lines'; most: number; least: number; count: number }
  | { kind: 'record'; fields: readonly FieldShape[] }
  | { kind: 'records'; fields: readonly FieldShape[]; least: number; count: number; one: string }
)

const member: readonly FieldShape[] = [
  { name: 'name', label: 'Name', kind: 'line', most: 80 },
  { name: 'role', label: 'Role', kind: 'line', most: 80 },
  { name: 'sentence', label: 'One sentence', kind: 'line', most: 300 },
  { name: 'username', label: 'Username', kind: 'username', most: 30, optional: true },
]

/** The settings of the site, in the order in which an admin sees them. */
export const SHAPES: Record<SiteKey, SettingShape> = {
  welcome: { label: 'Welcome', hint: 'The paragraph in the home page banner.', kind: 'text', most: 600 },
  links: {
    label: 'Owner’s links',
    hint: 'Shown next to the welcome text. Empty links are hidden.',
    kind: 'record',
    fields: [
      { name: 'video', label: 'Videos', kind: 'address', most: 300, optional: true },
      { name: 'professional', label: 'Professional network', kind: 'address', most: 300, optional: true },
      { name: 'microblog', label: 'Microblog', kind: 'address', most: 300, optional: true },
    ],
  },
  slogans: { label: 'Slogans', hint: 'One per line. The home page shows one at random.', kind: 'lines', most: 160, least: 1, count: 200 },
  motivations: { label: 'Motivational lines', hint: 'One per line. The home page shows one at random.', kind: 'lines', most: 200, least: 1, count: 200 },
  promos: { label: 'Promo toast', hint: 'One per line. They rotate every five seconds. Leave empty to hide the toast.', kind: 'lines', most: 160, least: 0, count: 20 },
  founder: { label: 'Founder', hint: 'Shown on the home page and on About Us.', kind: 'record', fields: member },
  team: { label: 'Team', hint: 'Shown on the home page and on About Us.', kind: 'records', fields: member, least: 0, count: 40, one: 'member' },
  products: {
    label: 'Products',
    hint: 'The carousel on About Us. Each product has its own page.',
    kind: 'records',
    least: 1,
    count: 12,
    one: 'product',
    fields: [
      { name: 'name', label: 'Name', kind: 'line', most: 80 },
      { name: 'slug', label: 'Slug', kind: 'slug', most: 60 },
      { name: 'sentence', label: 'One sentence', kind: 'line', most: 200 },
      { name: 'text', label: 'Page text', kind: 'text', most: 4000 },
      { name: 'points', label: 'Points, one per line', kind: 'lines', most: 160 },
    ],
  },
  journey: {
    label: 'Our Journey',
    hint: 'The timeline on About Us.',
    kind: 'records',
    least: 1,
    count: 40,
    one: 'station',
    fields: [
      { name: 'year', label: 'Year', kind: 'number', most: 9999 },
      { name: 'title', label: 'Title', kind: 'line', most: 120 },
      { name: 'description', label: 'Description', kind: 'text', most: 600 },
      { name: 'id', label: 'ID', kind: 'slug', most: 60 },
    ],
  },
}

export const SITE_KEYS = Object.keys(SHAPES) as SiteKey[]

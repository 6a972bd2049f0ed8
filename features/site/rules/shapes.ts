import type { SiteKey } from './site.ts'

/** One field of a setting. */
export interface FieldShape {
  name: string
  label: string
  /** `line` is one line of text, `text` several; `lines` is a list of lines. */
  kind: 'line' | 'text' | 'lines' | 'number' | 'address' | 'slug' | 'username'
  /** The greatest number of a `number`. */
  maxLength: number
  /** The smallest number of a `number`. */
  min?: number
  optional?: true
  /** Made when the setting is saved; no one edits it. */
  isMade?: true
}

/** The type of a setting: a text, a list of lines, a record with fields, or a list of records. */
export type SettingShape = { label: string; hint: string } & (
  | { kind: 'text'; maxLength: number }
  | { kind: 'lines'; maxLength: number; min: number; count: number }
  | { kind: 'record'; fields: readonly FieldShape[] }
  | { kind: 'records'; fields: readonly FieldShape[]; min: number; count: number; itemLabel: string }
)

const member: readonly FieldShape[] = [
  { name: 'name', label: 'Name', kind: 'line', maxLength: 80 },
  { name: 'role', label: 'Role', kind: 'line', maxLength: 80 },
  { name: 'sentence', label: 'One sentence', kind: 'line', maxLength: 300 },
  { name: 'username', label: 'Username', kind: 'username', maxLength: 30, optional: true },
]

/** All settings of the site, in the order of the admin screen. */
export const SHAPES: Record<SiteKey, SettingShape> = {
  welcome: { label: 'Welcome', hint: 'The paragraph in the home page banner.', kind: 'text', maxLength: 600 },
  links: {
    label: 'Founder’s links',
    hint: 'Shown next to the welcome text. Empty links are hidden.',
    kind: 'record',
    fields: [
      { name: 'video', label: 'Videos', kind: 'address', maxLength: 300, optional: true },
      { name: 'professional', label: 'Professional network', kind: 'address', maxLength: 300, optional: true },
      { name: 'microblog', label: 'Microblog', kind: 'address', maxLength: 300, optional: true },
    ],
  },
  slogans: { label: 'Slogans', hint: 'One per line, up to 160 characters each. The home page shows one at random.', kind: 'lines', maxLength: 160, min: 1, count: 200 },
  motivations: { label: 'Motivational lines', hint: 'One per line, up to 200 characters each. The home page shows one at random.', kind: 'lines', maxLength: 200, min: 1, count: 200 },
  promos: { label: 'Promo toast', hint: 'One per line, up to 160 characters each. They rotate every five seconds. Leave empty to hide the toast.', kind: 'lines', maxLength: 160, min: 0, count: 20 },
  founder: { label: 'Founder', hint: 'Shown on the home page and on About Us.', kind: 'record', fields: member },
  team: { label: 'Team', hint: 'Shown on the home page and on About Us.', kind: 'records', fields: member, min: 0, count: 40, itemLabel: 'member' },
  products: {
    label: 'Products',
    hint: 'The carousel on About Us. Each product has its own page.',
    kind: 'records',
    min: 1,
    count: 12,
    itemLabel: 'product',
    fields: [
      { name: 'name', label: 'Name', kind: 'line', maxLength: 80 },
      { name: 'slug', label: 'Slug', kind: 'slug', maxLength: 60 },
      { name: 'sentence', label: 'One sentence', kind: 'line', maxLength: 200 },
      { name: 'text', label: 'Page text', kind: 'text', maxLength: 4000 },
      { name: 'points', label: 'Points, one per line', kind: 'lines', maxLength: 160 },
      { name: 'address', label: 'Address, once it is ready', kind: 'address', maxLength: 300, optional: true },
    ],
  },
  journey: {
    label: 'Our Journey',
    hint: 'The timeline on About Us.',
    kind: 'records',
    min: 1,
    count: 40,
    itemLabel: 'milestone',
    fields: [
      { name: 'year', label: 'Year', kind: 'number', min: 1900, maxLength: 2100 },
      { name: 'title', label: 'Title', kind: 'line', maxLength: 120 },
      { name: 'description', label: 'Description', kind: 'text', maxLength: 600 },
      { name: 'id', label: 'ID', kind: 'slug', maxLength: 60, isMade: true },
    ],
  },
}

export const SITE_KEYS = Object.keys(SHAPES) as SiteKey[]

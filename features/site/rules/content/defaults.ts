import type { SiteContent } from '../site.ts'
import { OWNER_LINKS, PROMOS, WELCOME } from './home.ts'
import { JOURNEY } from './journey.ts'
import { MOTIVATIONS } from './motivations.ts'
import { FOUNDER, TEAM } from './people.ts'
import { PRODUCTS } from './products.ts'
import { SLOGANS } from './slogans.ts'

/** The default values of the site settings. */
export const DEFAULT_SITE: SiteContent = {
  welcome: WELCOME,
  links: OWNER_LINKS,
  slogans: SLOGANS,
  motivations: MOTIVATIONS,
  promos: PROMOS,
  founder: FOUNDER,
  team: TEAM,
  products: PRODUCTS,
  journey: JOURNEY,
}

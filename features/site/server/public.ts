/** The door of the site's own words for the rest of the server. */
export { readSite } from './read-site.ts'

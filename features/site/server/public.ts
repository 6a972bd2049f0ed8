/** The public module of the site settings. */
export { readSite } from './read-site.ts'

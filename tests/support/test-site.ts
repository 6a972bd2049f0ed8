import { randomUUID } from 'node:crypto'
import { afterAll } from 'vitest'
import { requestGraphql, openSite, type Site } from './site.ts'

/** The real site for all tests of a file; it is stopped and its data are deleted after the last of them. */
export async function openTestSite(settings: Record<string, string> = {}): Promise<Site> {
  const site = await openSite(settings)
  afterAll(() => site.remove())
  await site.start()
  return site
}

interface Text {
  id: string
  revision: number
  title: string
  content: string
  tags: string[]
}

const someText = (input: Partial<Text>): Text => ({ id: randomUUID(), revision: 0, title: 'x', content: '<p>x</p>', tags: [], ...input })

/** Saves a draft as a member of the site. */
export const savesDraft = (site: Site, token: string, input: Partial<Text> = {}) =>
  requestGraphql<{ saveDraft: { revision: number } }>(site, token, 'mutation ($text: BlogTextInput!) { saveDraft(text: $text) { revision } }', { text: someText(input) })

/** Publishes a blog as a member of the site. */
export const publishesOn = (site: Site, token: string, input: Partial<Text> = {}) =>
  requestGraphql<{ publishBlog: { _id: string; slug: string } }>(site, token, 'mutation ($text: BlogTextInput!) { publishBlog(text: $text) { _id slug } }', { text: someText(input) })

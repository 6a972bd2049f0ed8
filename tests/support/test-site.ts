import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { requestGraphql, openSite, temporaryFolder, type Site } from './site.ts'

/** A data folder whose database has the problem bank and the courses: loading them takes sixteen seconds. */
function copyPreparedData(): string {
  const dataDir = temporaryFolder('cloggle-site-')
  execFileSync('cp', ['-a', join(inject('preparedData'), 'postgres'), dataDir])
  return dataDir
}

/** The real site for all tests of a file, without demo data; it is stopped and its data are deleted after the last of them. */
export async function openTestSite(settings: Record<string, string> = {}): Promise<Site> {
  const site = await openSite(settings, 'DATABASE_URL' in settings ? {} : { dataDir: copyPreparedData() })
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

import { describe, expect, test } from 'vitest'
import { innerAddress } from './follow-links.ts'
import { DESTINATION_GROUPS, isCurrent, TABS } from './navigation.ts'

describe('The navigation (specification, section 2: Layout)', () => {
  test('has nineteen links in the specified order, with separators after Contact and Learn', () => {
    expect(DESTINATION_GROUPS.map((group) => group.map(({ label }) => label))).toEqual([
      ['Home', 'Profile', 'About', 'Blogs', 'Tech News', 'Courses', 'Contact'],
      ['Practice', 'Connections', 'Settings', 'Notifications', 'Messages', 'Events', 'Idea Submission', 'Learn'],
      ['Switch Profile', 'Jobs', 'Leaderboard', 'Logout'],
    ])
  })

  test('has five tabs on small screens', () => {
    expect(TABS.map(({ label }) => label)).toEqual(['Home', 'News', 'Connections', 'Courses', 'Profile'])
  })

  test('marks the link of the page itself or of one above it, ignoring case', () => {
    const link = (to: string) => DESTINATION_GROUPS.flat().find((one) => one.to === to)!
    expect(isCurrent(link('/techNews'), '/technews/')).toBe(true)
    expect(isCurrent(link('/blogs'), '/blogs/write')).toBe(true)
    expect(isCurrent(link('/blogs'), '/blog/on-descent')).toBe(true)
    expect(isCurrent(link('/'), '/')).toBe(true)
    expect(isCurrent(link('/'), '/blogs')).toBe(false)
    expect(isCurrent(link('/profile'), '/profiles')).toBe(false)
    expect([isCurrent(link('/profile'), '/Profile'), isCurrent(link('/profile'), '/profile/mateo-silva')]).toEqual([true, false])
  })
})

describe('Links that are followed without loading a document', () => {
  const here = new URL('https://cloggle.example/blogs?q=a') as unknown as Location
  const link = (href: string, more: { target?: string; rel?: string; download?: boolean } = {}) =>
    Object.assign(new URL(href, here.href), {
      target: more.target ?? '',
      relList: { contains: (token: string) => (more.rel ?? '').split(' ').includes(token) },
      hasAttribute: (name: string) => name === 'download' && more.download === true,
    }) as unknown as HTMLAnchorElement

  test('include the pages of the site', () => {
    expect(innerAddress(link('/blog/a?x=1#b'), here)).toBe('/blog/a?x=1#b')
    expect(innerAddress(link('?q=b'), here)).toBe('/blogs?q=b')
  })

  test('exclude other sites, files, API calls, new windows and fragments', () => {
    expect(innerAddress(link('https://other.example/'), here)).toBeNull()
    expect(innerAddress(link('/feeds/all.xml'), here)).toBeNull()
    expect(innerAddress(link('/api/tech-news'), here)).toBeNull()
    expect(innerAddress(link('/about', { target: '_blank' }), here)).toBeNull()
    expect(innerAddress(link('/about', { rel: 'external' }), here)).toBeNull()
    expect(innerAddress(link('/about', { download: true }), here)).toBeNull()
    expect(innerAddress(link('#comments'), here)).toBeNull()
    expect(innerAddress(link('mailto:team@cloggle.example'), here)).toBeNull()
  })
})

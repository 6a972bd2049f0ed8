import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'features/*/web/*.tsx', 'platform/web/ui/*.tsx'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)))

/** Headings that show our own words, and one for screen readers alone. */
const OWN_WORDS = new Set(
  [
    'about/web/AboutPage about/web/ProductCarousel about/web/policies/PolicyText accounts/web/FormColumn accounts/web/SettingsGroup',
    'accounts/web/SignUpPage accounts/web/SwitchProfilePage api-tokens/web/Examples discussions/web/CommentSection',
    'administration/web/operations/OperationsPart administration/web/overview/OverviewCharts administration/web/person/PersonDetail blogs/web/topics/FollowedTopicsPage',
    'connections/web/BlockedAndMutedPeople courses/web/editor/CheckTab home/web/HomeCard home/web/Stats mentoring/web/OverseenGroupDialog',
    'mentoring/web/figures/Figures practice/web/ProblemDetails practice/web/topics/LearnTopic practice/web/topics/TopicsPage profiles/web/ProfileHeader',
    'profiles/web/ProfileSection site/web/TeamMember tech-news/web/SideBox',
  ].flatMap((names) => names.split(' ').map((name) => `features/${name}.tsx`)),
)

/** A heading, and what it shows if that is the title or the name of something, perhaps inside a link. */
const HEADING = /<h[1-4](\s(?:[^<>]|=>)*)?>\s*(?:<a\b(?:[^<>{}]|\{[^{}]*\})*>\s*)?\{([^{}]*\b(?:title|name|role|problemTitle)\b[^{}]*)\}/g

const headings = (source: string) => Array.from(source.matchAll(HEADING), ([, attributes = '', shown = '']) => ({ attributes, shown }))

test('the heading of something that people named takes the direction of its text', () => {
  const found = files
    .filter((file) => !OWN_WORDS.has(file))
    .flatMap((file) => headings(readFileSync(join(ROOT, file), 'utf8')).filter(({ attributes }) => !attributes.includes('dir="auto"')).map(({ shown }) => `${file}: ${shown}`))
  expect(found).toEqual([])
})

test.each(['<h1 className="a">{title}</h1>', '<h2>\n<a href={pathOf(id)}>\n{course.title}</a></h2>', "<h3 id={id}>{draft.title || 'Untitled'}</h3>"])('such a heading is recognized: %j', (source) =>
  expect(headings(source)).toHaveLength(1),
)

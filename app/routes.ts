import type { Page, Screen } from '#platform/web/pages/page.ts'
import { BEING_BUILT_PATHS } from './web/being-built-paths.ts'

const pages = import.meta.glob<{ page: Page }>(['/features/*/web/*Page.tsx', '/app/web/*Page.tsx'])
if (import.meta.env.DEV) Object.assign(pages, import.meta.glob<{ page: Page }>('/app/web/sampler/*Page.tsx'))

/** One line of the list: the path, the file of its page, and the query parameters that mean something there. */
function screen(path: string, source: string, query: readonly string[] = []): Screen {
  const load = pages[`/${source}`]
  if (load === undefined) throw new Error(`The screen ${path} names a page that is not there: ${source}`)
  return { path, query, source, load }
}

/** Every screen that is there, in the order of the specification (requirement S-1); then those being built. */
export const screens: readonly Screen[] = [
  screen('/', 'features/home/web/HomePage.tsx'),
  screen('/profile', 'features/profiles/web/OwnProfilePage.tsx'),
  screen('/profile/:id', 'features/profiles/web/ProfilePage.tsx'),
  screen('/openingpage', 'app/web/OpeningScreenPage.tsx'),
  screen('/blogs', 'features/blogs/web/BlogListPage.tsx', ['q', 'tag', 'sort', 'after']),
  screen('/blogs/write', 'features/blogs/web/WriteBlogPage.tsx', ['id']),
  screen('/blogs/mine', 'features/blogs/web/OwnBlogsPage.tsx'),
  screen('/blog/:slug', 'features/blogs/web/BlogPage.tsx'),
  screen('/practice', 'features/practice/web/PracticePage.tsx', ['q', 'difficulty', 'tags', 'sort', 'page', 'problem']),
  screen('/practice/:slug', 'features/practice/web/ProblemPage.tsx'),
  screen('/connections', 'features/connections/web/ConnectionsPage.tsx', ['q', 'after']),
  screen('/profile/:username/followers', 'features/connections/web/FollowersPage.tsx', ['after']),
  screen('/profile/:username/following', 'features/connections/web/FollowingPage.tsx', ['after']),
  screen('/notifications', 'features/notifications/web/NotificationsPage.tsx'),
  screen('/unsubscribe', 'features/notifications/web/UnsubscribePage.tsx'),
  screen('/settings', 'app/web/SettingsPage.tsx', ['section']),
  screen('/leaderboard', 'features/leaderboard/web/LeaderboardPage.tsx', ['by', 'span', 'among', 'after']),
  screen('/badge/:id', 'features/leaderboard/web/BadgePage.tsx'),
  screen('/switchProfile', 'features/accounts/web/SwitchProfilePage.tsx'),
  screen('/logout', 'features/accounts/web/LogoutPage.tsx'),
  screen('/forgot-password', 'features/accounts/web/ForgotPasswordPage.tsx'),
  screen('/reset-password', 'features/accounts/web/ResetPasswordPage.tsx'),
  screen('/verify-email', 'features/accounts/web/VerifyEmailPage.tsx'),
  screen('/signup', 'features/accounts/web/SignUpPage.tsx'),
  screen('/search', 'features/search/web/SearchPage.tsx', ['q']),
  screen('/about', 'features/about/web/AboutPage.tsx'),
  screen('/about/:slug', 'features/about/web/ProductPage.tsx'),
  screen('/contact', 'features/about/web/ContactPage.tsx'),
  screen('/admin', 'features/administration/web/AdminPage.tsx', ['q', 'filter', 'setting']),
  screen('/admin/:section', 'features/administration/web/AdminPage.tsx', ['q', 'filter', 'setting']),
  ...(import.meta.env.DEV ? [screen('/sampler', 'app/web/sampler/SamplerPage.tsx')] : []),
  ...BEING_BUILT_PATHS.map((path) => screen(path, 'app/web/BeingBuiltPage.tsx')),
]

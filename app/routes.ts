import type { LayoutRoute, Page, PageLayout, Route } from '#platform/web/pages/route.ts'
import { BEING_BUILT_PATHS } from './web/being-built-paths.ts'

const pages = import.meta.glob<{ page: Page }>(['/features/*/web/*Page.tsx', '/app/web/*Page.tsx'])
if (import.meta.env.DEV) Object.assign(pages, import.meta.glob<{ page: Page }>('/app/web/sampler/*Page.tsx'))

const layouts = import.meta.glob<{ layout: PageLayout }>(['/features/*/web/*Layout.tsx', '/app/web/*Layout.tsx'])

/** A layout by the file that it is in. */
function layout(source: string): LayoutRoute {
  const load = layouts[`/${source}`]
  if (load === undefined) throw new Error(`There is no layout in ${source}.`)
  return { source, load }
}

const settings = layout('app/web/SettingsLayout.tsx')
const administration = layout('features/administration/web/AdminLayout.tsx')

/** One line of the list: the path, the file of its page, the query parameters that mean something there, and the layout around it. */
function route(path: string, source: string, query: readonly string[] = [], layout?: LayoutRoute): Route {
  const load = pages[`/${source}`]
  if (load === undefined) throw new Error(`The screen ${path} names a page that is not there: ${source}`)
  return { path, query, source, load, layout }
}

/** Every screen that is there, in the order of the specification (requirement S-1); then those being built. */
export const routes: readonly Route[] = [
  route('/', 'features/home/web/HomePage.tsx'),
  route('/profile', 'features/profiles/web/OwnProfilePage.tsx'),
  route('/profile/:id', 'features/profiles/web/ProfilePage.tsx'),
  route('/openingpage', 'app/web/OpeningScreenPage.tsx'),
  route('/blogs', 'features/blogs/web/BlogListPage.tsx', ['q', 'tag', 'sort', 'after']),
  route('/blogs/write', 'features/blogs/web/WriteBlogPage.tsx', ['id']),
  route('/blogs/mine', 'features/blogs/web/OwnBlogsPage.tsx'),
  route('/blog/:slug', 'features/blogs/web/BlogPage.tsx'),
  route('/practice', 'features/practice/web/PracticePage.tsx', ['q', 'difficulty', 'tags', 'sort', 'page', 'problem']),
  route('/practice/:slug', 'features/practice/web/ProblemPage.tsx'),
  route('/connections', 'features/connections/web/ConnectionsPage.tsx', ['q', 'after']),
  route('/profile/:username/followers', 'features/connections/web/FollowersPage.tsx', ['after']),
  route('/profile/:username/following', 'features/connections/web/FollowingPage.tsx', ['after']),
  route('/notifications', 'features/notifications/web/NotificationsPage.tsx'),
  route('/unsubscribe', 'features/notifications/web/UnsubscribePage.tsx'),
  route('/settings', 'app/web/SettingsPage.tsx', ['section'], settings),
  route('/leaderboard', 'features/leaderboard/web/LeaderboardPage.tsx', ['by', 'span', 'among', 'after']),
  route('/badge/:id', 'features/leaderboard/web/BadgePage.tsx'),
  route('/switchProfile', 'features/accounts/web/SwitchProfilePage.tsx'),
  route('/logout', 'features/accounts/web/LogoutPage.tsx'),
  route('/forgot-password', 'features/accounts/web/ForgotPasswordPage.tsx'),
  route('/reset-password', 'features/accounts/web/ResetPasswordPage.tsx'),
  route('/verify-email', 'features/accounts/web/VerifyEmailPage.tsx'),
  route('/signup', 'features/accounts/web/SignUpPage.tsx'),
  route('/search', 'features/search/web/SearchPage.tsx', ['q']),
  route('/about', 'features/about/web/AboutPage.tsx'),
  route('/about/:slug', 'features/about/web/ProductPage.tsx'),
  route('/contact', 'features/about/web/ContactPage.tsx'),
  route('/admin', 'features/administration/web/AdminPage.tsx', ['q', 'filter', 'setting'], administration),
  route('/admin/:section', 'features/administration/web/AdminPage.tsx', ['q', 'filter', 'setting'], administration),
  ...(import.meta.env.DEV ? [route('/sampler', 'app/web/sampler/SamplerPage.tsx')] : []),
  ...BEING_BUILT_PATHS.map((path) => route(path, 'app/web/BeingBuiltPage.tsx')),
]

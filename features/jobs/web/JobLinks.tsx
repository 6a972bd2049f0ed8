import { Suspense } from 'react'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { bookmarkIcon, briefcaseIcon, columns2Icon, rssIcon, searchIcon, userRoundIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { filterQuery } from '../rules/job-filter.ts'
import { CANDIDATE_SETTINGS_PATH, JOB_SEARCHES_PATH, jobFeedPath, POSTED_JOBS_PATH, TRACKER_PATH } from '../rules/paths.ts'
import { listAddress, type ListState } from './list-address.ts'

const SaveSearch = lazyPart(() => import('./SaveSearch.tsx').then((module) => module.SaveSearch))
const LINK = 'flex min-h-11 items-center gap-3 rounded-control px-3 text-sm font-medium text-text-muted hover:bg-sunken hover:text-text aria-[current]:bg-accent-subtle aria-[current]:text-accent'

/** What belongs to the viewer, and the feeds of this list. */
export function JobLinks({ state, isMember }: { state: ListState; isMember: boolean }) {
  const query = filterQuery(state.filter)
  const links = [
    { to: listAddress(state, { isSaved: !state.isSaved, sort: null }), label: 'Saved jobs', icon: bookmarkIcon, isCurrent: state.isSaved },
    { to: TRACKER_PATH, label: 'Your applications', icon: columns2Icon },
    { to: JOB_SEARCHES_PATH, label: 'Saved searches', icon: searchIcon },
    { to: POSTED_JOBS_PATH, label: 'Jobs you posted', icon: briefcaseIcon },
    { to: CANDIDATE_SETTINGS_PATH, label: 'Candidate profile', icon: userRoundIcon },
  ]
  return (
    <aside aria-label="Your jobs" className="grid grid-cols-1 gap-5">
      {isMember && (
        <Suspense>
          <SaveSearch key={query} filter={state.filter} />
        </Suspense>
      )}
      {isMember && (
        <nav aria-label="Your jobs" className="card p-2!">
          <ul>
            {links.map(({ to, label, icon, isCurrent }) => (
              <li key={label}>
                <a className={LINK} href={to} aria-current={isCurrent === true ? 'true' : undefined}>
                  <Icon of={icon} small />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 text-sm text-text-muted">
        <Icon of={rssIcon} small />
        New jobs as
        <a className="link" href={jobFeedPath('atom', query)}>
          Atom
        </a>
        <a className="link" href={jobFeedPath('json', query)}>
          JSON Feed
        </a>
      </p>
    </aside>
  )
}

import { Suspense } from 'react'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { bookmarkIcon, briefcaseIcon, columns2Icon, rssIcon, searchIcon, userRoundIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { SectionLinks } from '#platform/web/ui/SectionLinks.tsx'
import { filterQuery } from '../rules/job-filter.ts'
import { CANDIDATE_SETTINGS_PATH, JOB_SEARCHES_PATH, jobFeedPath, POSTED_JOBS_PATH, TRACKER_PATH } from '../rules/paths.ts'
import { listAddress, type ListState } from './list-address.ts'

const SaveSearch = lazyPart(() => import('./SaveSearch.tsx').then((module) => module.SaveSearch))
const LINK = 'flex min-h-11 items-center gap-3 rounded-control px-3 text-sm font-medium text-text-muted hover:bg-sunken hover:text-text aria-[current]:bg-accent-subtle aria-[current]:text-accent'

/** The jobs of a member in a row above the list, where the column beside it does not fit. Its place is reserved before the page knows who they are. */
export function JobSections({ state }: { state: ListState }) {
  const links = [
    { name: 'jobs', label: 'Jobs', to: listAddress(state, { isSaved: false, sort: null }) },
    { name: 'saved', label: 'Saved', to: listAddress(state, { isSaved: true, sort: null }) },
    { name: 'applications', label: 'Applications', to: TRACKER_PATH },
    { name: 'searches', label: 'Searches', to: JOB_SEARCHES_PATH },
    { name: 'posted', label: 'Posted', to: POSTED_JOBS_PATH },
    { name: 'profile', label: 'Candidate profile', to: CANDIDATE_SETTINGS_PATH },
  ]
  return (
    <div className="hidden in-data-[session=in]:max-xl:block">
      <SectionLinks row label="Your jobs" active={state.isSaved ? 'saved' : 'jobs'} links={links} />
    </div>
  )
}

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
        <nav aria-label="Your jobs" className="card p-2! max-xl:hidden">
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

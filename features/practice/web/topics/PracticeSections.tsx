import { SectionLinks } from '#platform/web/ui/SectionLinks.tsx'
import { WriteProblems } from '../WriteProblems.tsx'
import { LISTS_PATH, PRACTICE_PATH, TOPICS_PATH, TRACKS_PATH } from '../../rules/paths.ts'

const LINKS = [{ name: 'problems', label: 'Problems', to: PRACTICE_PATH }, { name: 'topics', label: 'Topics', to: TOPICS_PATH }, { name: 'tracks', label: 'Tracks', to: TRACKS_PATH }, { name: 'contests', label: 'Contests', to: `${PRACTICE_PATH}/contests` }, { name: 'lists', label: 'Lists', to: LISTS_PATH }]

/** The ways into the problem bank. */
export const PracticeSections = ({ active }: { active: 'problems' | 'topics' | 'tracks' | 'contests' | 'lists' }) => (
  <div className="flex flex-wrap items-center justify-between gap-2">
    <SectionLinks label="Practice" links={LINKS} active={active} row />
    <WriteProblems />
  </div>
)

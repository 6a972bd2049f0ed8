import { PracticeProgress } from './PracticeProgress.tsx'

interface Props {
  /** The problem that a newcomer solves first. */
  first: { slug: string; title: string } | null
}

/** Beside the list as long as no problem is selected: how to select one, and the member’s progress. */
export const ProgressPanel = ({ first }: Props) => (
  <aside aria-label="Details" className="grid grid-cols-1 content-start gap-5 rounded-card border border-line bg-surface p-5">
    <p className="text-sm text-text-muted max-xl:hidden">Select a problem to view details.</p>
    <section aria-labelledby="progress" className="grid grid-cols-1 gap-3 xl:border-t xl:border-line xl:pt-5">
      <h2 id="progress" className="text-lg">
        Your progress
      </h2>
      <PracticeProgress first={first} />
    </section>
  </aside>
)

export type View = 'problem' | 'code' | 'results'

const VIEWS: Record<View, string> = { problem: 'Problem', code: 'Code', results: 'Results' }

/** Chooses the pane that a small screen shows. */
export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <div role="group" aria-label="Show" className="workspace-views">
      {(Object.keys(VIEWS) as View[]).map((name) => (
        <button key={name} type="button" aria-pressed={view === name} onClick={() => onChange(name)}>
          {VIEWS[name]}
        </button>
      ))}
    </div>
  )
}

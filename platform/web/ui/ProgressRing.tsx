const ROUND = 100.53

interface Props {
  done: number
  of: number
  /** The total. */
  label: string
  large?: boolean
}

/** Progress as a ring with a number. */
export function ProgressRing({ done, of, label, large = false }: Props) {
  const share = of > 0 ? Math.min(1, Math.max(0, done / of)) : 0
  const percent = Math.round(share * 100)
  return (
    <svg
      className={`${large ? 'size-20' : 'size-11'} flex-none fill-none`}
      viewBox="0 0 40 40"
      role="img"
      aria-label={`${label}: ${percent}%`}
      strokeWidth="3.5"
    >
      <circle cx="20" cy="20" r="16" className="stroke-line" />
      {share > 0 && (
        <circle
          cx="20"
          cy="20"
          r="16"
          className="stroke-accent"
          strokeLinecap="round"
          strokeDasharray={`${(share * ROUND).toFixed(1)} ${ROUND}`}
          transform="rotate(-90 20 20)"
        />
      )}
      <text x="20" y="23.2" textAnchor="middle" fontSize="9" fontWeight="600" className="tabular fill-text">
        {percent}%
      </text>
    </svg>
  )
}

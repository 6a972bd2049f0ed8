import { bookmarkIcon, codeIcon, flameIcon, heartIcon, listOrderedIcon, shieldCheckIcon, starIcon } from '#platform/web/ui/icons.ts'
import { badgeLevel } from '../rules/badges.ts'

const ICONS: Readonly<Record<string, string>> = {
  solved: codeIcon,
  hard: shieldCheckIcon,
  categories: starIcon,
  days: flameIcon,
  likes: heartIcon,
  track: listOrderedIcon,
}

const PETALS = 14

/** A scalloped circle around (60, 52). */
const EDGE = Array.from({ length: PETALS }, (_, at) => {
  const point = (turn: number, radius: number) => {
    const angle = (turn / PETALS) * 2 * Math.PI
    return `${(60 + radius * Math.sin(angle)).toFixed(1)} ${(52 - radius * Math.cos(angle)).toFixed(1)}`
  }
  return `${at === 0 ? `M${point(0, 40)}` : ''}Q${point(at + 0.5, 50)} ${point(at + 1, 40)}`
}).join('')

/** Bronze, teal and gold. */
const COLORS = { 1: 'text-second', 2: 'text-accent', 3: 'text-warning' } as const
const FILLS = { 1: 'fill-sunken', 2: 'fill-accent-subtle', 3: 'fill-warning-subtle' } as const

interface Props {
  /** What the badge is for, which chooses its symbol. */
  kind: string
  /** The number on the badge; none for 1. */
  count: number
  /** A badge that is not earned yet is grey. */
  isEarned?: boolean
  className?: string
}

/** The picture of a badge: a medal with the symbol of its kind, its number and the color of its level. Decoration: its name is beside it. */
export function BadgeEmblem({ kind, count, isEarned = true, className = '' }: Props) {
  const hasNumber = count > 1
  const level = badgeLevel(kind, count)
  const fill = isEarned ? FILLS[level] : 'fill-sunken'
  return (
    <svg className={`${isEarned ? COLORS[level] : 'text-text-muted'} ${className}`} viewBox="0 0 120 120" fill="none" stroke="currentColor" strokeLinejoin="round" strokeLinecap="round" aria-hidden="true">
      <path d="M42 84l-8 30 16-7 10 11V88M78 84l8 30-16-7-10 11" className={fill} strokeWidth="2" />
      <path d={`${EDGE}z`} className={fill} strokeWidth="2" />
      <circle cx="60" cy="52" r="32" className="fill-surface" strokeWidth="2" />
      <path d={ICONS[kind] ?? bookmarkIcon} transform={hasNumber ? 'translate(48.6 24) scale(0.95)' : 'translate(40.8 32.8) scale(1.6)'} strokeWidth={hasNumber ? 2 : 1.4} />
      {hasNumber && (
        <text x="60" y="75.5" textAnchor="middle" fill="currentColor" stroke="none" fontSize="27" fontWeight="700">
          {count}
        </text>
      )}
    </svg>
  )
}

/** An icon: `of` is a path from `icons.ts`. It is decoration; the name stands beside it or on the button around it. */
export function Icon({ of, small = false }: { of: string; small?: boolean }) {
  return (
    <svg className={small ? 'icon icon-sm' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={of} />
    </svg>
  )
}

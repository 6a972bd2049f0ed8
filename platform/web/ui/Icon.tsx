/** An icon: `of` is a path from `icons.ts`. It is decoration; the name stands beside it or on the button around it. */
export function Icon({ of, small = false }: { of: string; small?: boolean }) {
  return (
    <svg className={small ? 'icon icon-sm' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={of} />
    </svg>
  )
}

/** The icons that a list repeats, by name: drawn once, for each `SheetIcon` of the page to point at. */
export function IconSheet({ icons }: { icons: Record<string, string> }) {
  return (
    <svg className="hidden">
      {Object.entries(icons).map(([name, path]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  )
}

/** An icon out of the page's `IconSheet`: in a list of twenty it costs a twentieth of the other. */
export function SheetIcon({ name }: { name: string }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}

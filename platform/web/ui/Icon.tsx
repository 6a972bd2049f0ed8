/** An icon: `of` is a path from `icons.ts`. It is decorative; its name is beside it or on the button around it. */
export function Icon({ of, small = false }: { of: string; small?: boolean }) {
  return (
    <svg className={small ? 'icon icon-sm' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={of} />
    </svg>
  )
}

/** The icons that a list repeats, by name: rendered once, for each `SheetIcon` of the page to refer to. */
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

/** An icon of the page's `IconSheet`: in a list of twenty it takes a twentieth of the bytes of `Icon`. */
export function SheetIcon({ name }: { name: string }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}

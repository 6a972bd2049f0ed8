/**
 * The errors of the fields of a form that still stand: the error of a field goes away when its value changes. `fields` are messages by path, such as
 * `content.role` or `links.0.url`; `asked` and `now` are the values of the form when the errors came and now; `prefix` is what stands before their
 * names in the paths. An error of something that is no value of the form stays.
 */
export function standingErrors(fields: Readonly<Record<string, string>>, asked: object, now: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([path]) => isSame(path.startsWith(prefix) ? path.slice(prefix.length) : path, asked, now)))
}

function isSame(path: string, asked: object, now: object): boolean {
  const [name = ''] = path.split('.')
  return !(name in now) || JSON.stringify(now[name as keyof typeof now]) === JSON.stringify(asked[name as keyof typeof asked])
}

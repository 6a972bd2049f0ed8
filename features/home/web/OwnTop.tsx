import { useSession } from '#platform/web/session/session.ts'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { DailyProblem, DueToday } from '#features/practice/web/public.tsx'
import { Dashboard } from './Dashboard.tsx'
import type { HomeData } from './HomePage.tsx'

/** The top of home for members: a greeting, and their work. Its place is reserved before the page knows who they are; visitors see nothing of it. */
export function OwnTop({ dailyProblem }: Pick<HomeData, 'dailyProblem'>) {
  const session = useSession()
  const isMounted = useMounted()
  const [firstName = ''] = (isMounted ? (session?.user.name ?? '') : '').split(' ')
  return (
    <div className="mx-auto hidden max-w-page grid-cols-1 gap-6 px-8 pt-8 pb-10 max-md:px-4 max-md:pt-6 in-data-[session=in]:grid">
      <h1 dir="auto" className="min-h-9 text-2xl wrap-anywhere max-md:text-xl">
        {firstName === '' ? 'Hello' : `Hello, ${firstName}`}
      </h1>
      <Dashboard>
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
          <DailyProblem initial={dailyProblem} />
          <DueToday />
        </div>
      </Dashboard>
    </div>
  )
}

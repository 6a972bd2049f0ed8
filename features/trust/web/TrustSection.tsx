import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Loaded } from '#features/administration/web/public.tsx'
import { LevelsEditor } from './LevelsEditor.tsx'
import { PersonTrust } from './PersonTrust.tsx'
import { TrustRules } from './TrustRules.tsx'

const GetTrustLevels = graphql(`
  query GetTrustLevels {
    trustLevels { name label revision people peopleWithLimits conversations messages posts links pictures minDays minSolved minRead cleanDays }
  }
`)

export type Level = ResultOf<typeof GetTrustLevels>['trustLevels'][number]

/** The trust levels as one table, how people rise and fall, and the level of one person. */
export function TrustSection() {
  const query = useQuery(GetTrustLevels, {})
  return (
    <Loaded query={query}>
      {({ trustLevels }) => (
        <div className="grid grid-cols-1 gap-8">
          <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
            <LevelsEditor levels={trustLevels} refetch={query.refetch} />
            <TrustRules levels={trustLevels} />
          </div>
          <PersonTrust />
        </div>
      )}
    </Loaded>
  )
}

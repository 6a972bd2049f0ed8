import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Loaded } from '#features/administration/web/public.tsx'
import { LevelForm } from './LevelForm.tsx'
import { PersonTrust } from './PersonTrust.tsx'

const GetTrustLevels = graphql(`
  query GetTrustLevels {
    trustLevels { name label revision people conversations messages posts links pictures minDays minSolved minRead cleanDays }
  }
`)

export type Level = ResultOf<typeof GetTrustLevels>['trustLevels'][number]

/** The trust levels as data, and the level of one person. */
export function TrustSection() {
  const query = useQuery(GetTrustLevels, {})
  return (
    <Loaded query={query}>
      {({ trustLevels }) => (
        <div className="grid grid-cols-1 gap-8">
          <div className="grid items-start gap-4 xl:grid-cols-3">
            {trustLevels.map((level) => (
              <LevelForm key={`${level.name} ${level.revision}`} level={level} onSave={query.refetch} />
            ))}
          </div>
          <PersonTrust />
        </div>
      )}
    </Loaded>
  )
}

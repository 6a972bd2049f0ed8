import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

export const ListsQuery = graphql(`query OwnProblemLists { ownProblemLists { id name isShared problems { slug title difficulty isSolved } } }`)
type Lists = ResultOf<typeof ListsQuery>
export type ProblemListData = Lists['ownProblemLists'][number]

/** Changes the problems of one list. */
export const withProblems = (id: string, change: (problems: ProblemListData['problems']) => ProblemListData['problems']) => ({ ownProblemLists }: Lists): Lists => ({
  ownProblemLists: ownProblemLists.map((list) => (list.id === id ? { ...list, problems: change(list.problems) } : list)),
})

export const SaveList = graphql(`mutation SaveProblemList($id: ID!, $name: String!) { saveProblemList(id: $id, name: $name) }`)
export const DeleteList = graphql(`mutation DeleteProblemList($id: ID!) { deleteProblemList(id: $id) }`)
export const ListProblem = graphql(`mutation ListProblem($id: ID!, $problem: String!, $isListed: Boolean!, $position: Int) { listProblem(id: $id, problem: $problem, isListed: $isListed, position: $position) }`)
export const OrderList = graphql(`mutation OrderProblemList($id: ID!, $problems: [String!]!) { orderProblemList(id: $id, problems: $problems) }`)
export const CopyTrack = graphql(`mutation CopyTrackToList($id: ID!, $track: String!) { copyTrackToList(id: $id, track: $track) }`)

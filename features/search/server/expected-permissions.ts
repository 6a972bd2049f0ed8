import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['all', 'listCorrection search searchSuggestions'], ['A', 'searchIndex searchMisses']],
    Mutation: [['all', 'reportSearchMiss'], ['A', 'dismissSearchMiss rebuildSearchIndex']],
    SearchHit: [['all', 'id kind path snippet title']],
    SearchIndex: [['A', 'documents rebuiltAt words']],
    SearchKindCount: [['all', 'count isCapped kind label single']],
    SearchMiss: [['A', 'count firstAt lastAt text']],
    SearchResults: [['all', 'isCapped items kinds matched message next searchedFor total viewerKey']],
    SearchSuggestionGroup: [['all', 'items kind label']],
    SearchSuggestions: [['all', 'groups matched']],
  },
}

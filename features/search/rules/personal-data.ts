import type { PersonalData } from '#platform/rules/personal-data.ts'

export const searchPersonalData: PersonalData = {
  exported: [],
  notExported: {
    'search_documents.owner_id': 'A copy of public texts for the search. The texts are exported with the feature that they belong to.',
  },
}

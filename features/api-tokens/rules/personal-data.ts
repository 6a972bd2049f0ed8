import type { PersonalData } from '#platform/rules/personal-data.ts'

export const tokenPersonalData: PersonalData = {
  exported: [{ file: 'access-tokens', table: 'access_tokens', owner: 'person_id', without: ['token_hash'], about: 'Your personal access tokens: names, scopes and times. The tokens themselves are not stored.' }],
}

import type { PersonalData } from '#platform/rules/personal-data.ts'

export const profilePersonalData: PersonalData = {
  exported: [
    { file: 'profile', table: 'people', owner: 'id', about: 'Your profile as others see it.' },
    { file: 'experience', table: 'experiences', owner: 'person_id', about: 'The experience on your profile.' },
    { file: 'tech-stack', table: 'tech_stack', owner: 'person_id', about: 'Your tech stack.' },
    { file: 'repositories', table: 'repositories', owner: 'person_id', about: 'Your repositories.' },
    { file: 'repository-imports', table: 'repository_imports', owner: 'person_id', about: 'The last import of repositories.' },
    { file: 'visibility', table: 'profile_visibility', owner: 'person_id', about: 'Your privacy settings.' },
  ],
}

export const RESOURCE_KINDS = ['link', 'file', 'blog', 'lesson', 'problem'] as const
export type ResourceKind = (typeof RESOURCE_KINDS)[number]
export const RESOURCE_LABELS: Record<ResourceKind, string> = { link: 'Link', file: 'File', blog: 'Blog', lesson: 'Lesson', problem: 'Problem' }

export const RESOURCE_TITLE_LENGTH = 120
export const FOLDER_LENGTH = 60
export const MAX_RESOURCES = 100
export const MAX_VERSIONS = 50

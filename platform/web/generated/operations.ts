import type { Document } from '../graphql/graphql.ts'
export interface Documents { '': Document<never, never> }

/** The data of an answer, whose shape the test that asked knows. */
export type UntypedData = any // oxlint-disable-line typescript/no-explicit-any

/** What the API answers to a question. */
export interface GraphqlReply<Data = UntypedData> {
  data: Data | null
  errors?: { message: string; extensions: { code: string; fields?: Record<string, string>; requestId: string } }[]
}
